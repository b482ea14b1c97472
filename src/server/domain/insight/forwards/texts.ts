// What a mail says that a recipient had sent to a friend, around the mail itself, in all languages.
import type { Text } from '../../content/languages.ts'

type Texts = Readonly<Record<string, Text>>

/** The texts. */
export const friendTexts = {
  subject: {
    en: '{name} recommends: {subject}',
    pt: '{name} recomenda: {subject}',
    br: '{name} recomenda: {subject}',
    es: '{name} recomienda: {subject}',
    de: '{name} empfiehlt: {subject}',
    hu: '{name} ajánlja: {subject}',
    fr: '{name} recommande : {subject}',
  },
  intro: {
    en: '{name} had this email sent to you.',
    pt: '{name} enviou-lhe este email.',
    br: '{name} enviou este e-mail para você.',
    es: '{name} le ha enviado este correo.',
    de: '{name} hat Ihnen diese E-Mail gesendet.',
    hu: '{name} küldte Önnek ezt az e-mailt.',
    fr: '{name} vous a fait envoyer cet e-mail.',
  },
  outro: {
    en: 'You are on no list: this email came once, and your address is not used for others.',
    pt: 'Não está em nenhuma lista: este email foi enviado uma única vez e o seu endereço não será usado para outros.',
    br: 'Você não está em nenhuma lista: este e-mail foi enviado uma única vez e seu endereço não será usado para outros.',
    es: 'No está en ninguna lista: este correo se ha enviado una sola vez y su dirección no se usará para otros.',
    de: 'Sie stehen auf keiner Liste: Diese E-Mail kam einmal, und Ihre Adresse wird nicht für andere verwendet.',
    hu: 'Ön egyetlen listán sem szerepel: ezt az e-mailt egyszer küldtük, és a címét másra nem használjuk.',
    fr: 'Vous n’êtes sur aucune liste : cet e-mail est envoyé une seule fois et votre adresse ne sert à rien d’autre.',
  },
  look: {
    en: 'View in browser',
    pt: 'Ver no navegador',
    br: 'Ver no navegador',
    es: 'Ver en el navegador',
    de: 'Im Browser ansehen',
    hu: 'Megtekintés böngészőben',
    fr: 'Voir dans le navigateur',
  },
} satisfies Texts
