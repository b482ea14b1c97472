// What the page says on which a mail is shared, in all languages.
import type { Text } from '../../domain/content/languages.ts'

type Texts = Readonly<Record<string, Text>>

export const shareTexts = {
  title: {
    en: 'Share',
    pt: 'Partilhar',
    br: 'Compartilhar',
    es: 'Compartir',
    de: 'Teilen',
    hu: 'Megosztás',
    fr: 'Partager',
  },
  intro: {
    en: 'Choose where to share “{subject}”. Others see the email without your data.',
    pt: 'Escolha onde partilhar “{subject}”. Os outros veem o email sem os seus dados.',
    br: 'Escolha onde compartilhar “{subject}”. Os outros veem o e-mail sem os seus dados.',
    es: 'Elija dónde compartir “{subject}”. Los demás ven el correo sin sus datos.',
    de: 'Wählen Sie, wo Sie „{subject}“ teilen. Andere sehen die E-Mail ohne Ihre Daten.',
    hu: 'Válassza ki, hol osztja meg ezt: „{subject}”. Mások az Ön adatai nélkül látják az e-mailt.',
    fr: 'Choisissez où partager « {subject} ». Les autres voient l’e-mail sans vos données.',
  },
  copy: {
    en: 'Or pass on this address:',
    pt: 'Ou envie este endereço:',
    br: 'Ou envie este endereço:',
    es: 'O envíe esta dirección:',
    de: 'Oder geben Sie diese Adresse weiter:',
    hu: 'Vagy küldje tovább ezt a címet:',
    fr: 'Ou transmettez cette adresse :',
  },
} satisfies Texts
