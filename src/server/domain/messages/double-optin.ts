// The email that asks a person to confirm a subscription, or a change of what a list holds of them. It says nothing that
// was entered into a form: a stranger could have put it there.
import type { Db } from '../../store/store.ts'
import type { ConfirmationMail } from '../audience/forms/ask.ts'
import { fillPlaceholders, inLanguage, type Text } from '../content/languages.ts'
import { PRIORITY } from '../sending/priority.ts'
import { createMessages } from './transactional/message.ts'
import { toEmailMessage } from './transactional/order.ts'

const texts = {
  subscribeSubject: {
    en: 'Please confirm your subscription to {list}',
    pt: 'Confirme a sua subscrição de {list}',
    br: 'Confirme sua inscrição em {list}',
    es: 'Confirme su suscripción a {list}',
    de: 'Bitte bestätigen Sie Ihre Anmeldung zu {list}',
    hu: 'Kérjük, erősítse meg feliratkozását: {list}',
    fr: 'Veuillez confirmer votre abonnement à {list}',
  },
  editSubject: {
    en: 'Please confirm the change of your data: {list}',
    pt: 'Confirme a alteração dos seus dados: {list}',
    br: 'Confirme a alteração dos seus dados: {list}',
    es: 'Confirme el cambio de sus datos: {list}',
    de: 'Bitte bestätigen Sie die Änderung Ihrer Daten: {list}',
    hu: 'Kérjük, erősítse meg adatai módosítását: {list}',
    fr: 'Veuillez confirmer la modification de vos données : {list}',
  },
  subscribe: {
    en: 'Somebody, probably you, entered this address to subscribe to {list}. Open the page and press the button there to confirm:',
    pt: 'Alguém, provavelmente você, introduziu este endereço para subscrever {list}. Abra a página e carregue no botão para confirmar:',
    br: 'Alguém, provavelmente você, informou este endereço para se inscrever em {list}. Abra a página e pressione o botão para confirmar:',
    es: 'Alguien, probablemente usted, introdujo esta dirección para suscribirse a {list}. Abra la página y pulse el botón para confirmar:',
    de: 'Jemand, vermutlich Sie, hat diese Adresse eingegeben, um sich bei {list} anzumelden. Öffnen Sie die Seite und drücken Sie dort die Schaltfläche, um das zu bestätigen:',
    hu: 'Valaki, valószínűleg Ön, megadta ezt a címet, hogy feliratkozzon erre: {list}. A megerősítéshez nyissa meg az oldalt, és nyomja meg a gombot:',
    fr: 'Quelqu’un, probablement vous, a saisi cette adresse pour s’abonner à {list}. Ouvrez la page et appuyez sur le bouton pour confirmer :',
  },
  edit: {
    en: 'Somebody, probably you, entered new data for this address in {list}. Open the page to see them, and press the button there to confirm:',
    pt: 'Alguém, provavelmente você, introduziu novos dados para este endereço em {list}. Abra a página para os ver e carregue no botão para confirmar:',
    br: 'Alguém, provavelmente você, informou novos dados para este endereço em {list}. Abra a página para vê-los e pressione o botão para confirmar:',
    es: 'Alguien, probablemente usted, introdujo datos nuevos para esta dirección en {list}. Abra la página para verlos y pulse el botón para confirmar:',
    de: 'Jemand, vermutlich Sie, hat zu dieser Adresse bei {list} neue Daten eingegeben. Öffnen Sie die Seite, um sie zu sehen, und drücken Sie dort die Schaltfläche, um sie zu bestätigen:',
    hu: 'Valaki, valószínűleg Ön, új adatokat adott meg ehhez a címhez itt: {list}. Nyissa meg az oldalt, hogy lássa őket, és a megerősítéshez nyomja meg a gombot:',
    fr: 'Quelqu’un, probablement vous, a saisi de nouvelles données pour cette adresse dans {list}. Ouvrez la page pour les voir et appuyez sur le bouton pour confirmer :',
  },
  ignore: {
    en: 'The link holds for 30 days. If it was not you, ignore this email: nothing happens then.',
    pt: 'A ligação é válida durante 30 dias. Se não foi você, ignore este e-mail: nada acontecerá.',
    br: 'O link vale por 30 dias. Se não foi você, ignore este e-mail: nada acontecerá.',
    es: 'El enlace es válido durante 30 días. Si no fue usted, ignore este correo: no ocurrirá nada.',
    de: 'Der Link gilt 30 Tage. Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht: Dann geschieht nichts.',
    hu: 'A hivatkozás 30 napig érvényes. Ha nem Ön volt, hagyja figyelmen kívül ezt a levelet: ekkor nem történik semmi.',
    fr: 'Le lien est valable 30 jours. Si ce n’était pas vous, ignorez cet e-mail : rien ne se passera.',
  },
} satisfies Readonly<Record<string, Text>>

// Names of lists are not templates: they are filled in as data.
const HTML = '<p>{{ text }}</p><p><a href="{{ url }}">{{ url }}</a></p><p>{{ ignore }}</p>'
const PLAIN = '{{ text }}\n\n{{ url }}\n\n{{ ignore }}\n'

/** Queues the email. */
export async function sendConfirmation(tx: Db, mail: ConfirmationMail): Promise<void> {
  const { account, senderId, to, url, now, listName: list } = mail
  const spoken = inLanguage(texts, mail.language)
  const subject = fillPlaceholders(mail.isEdit ? spoken.editSubject : spoken.subscribeSubject, { list })
  const text = fillPlaceholders(mail.isEdit ? spoken.edit : spoken.subscribe, { list })
  const message = toEmailMessage(
    { senderId, origin: 'confirmation', priority: PRIORITY.urgent },
    {
      senderId: String(senderId),
      to,
      subject: '{{ subject }}',
      htmlBody: HTML,
      textBody: PLAIN,
      templatingData: { subject, text, url, ignore: spoken.ignore },
    },
  )
  await createMessages(tx, { account, userId: null, ip: '', now }, [{ ...message, subject }])
}
