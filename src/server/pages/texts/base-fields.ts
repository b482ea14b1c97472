// The names of base fields on pages, in all languages.
import type { Language, Text } from '../../domain/content/languages.ts'

/** Labels of base fields, unless a form has different ones. */
export const baseLabels = {
  first_name: {
    en: 'First name',
    pt: 'Nome próprio',
    br: 'Nome',
    es: 'Nombre',
    de: 'Vorname',
    hu: 'Keresztnév',
    fr: 'Prénom',
  },
  last_name: {
    en: 'Last name',
    pt: 'Apelido',
    br: 'Sobrenome',
    es: 'Apellidos',
    de: 'Nachname',
    hu: 'Vezetéknév',
    fr: 'Nom',
  },
  birth_date: {
    en: 'Date of birth',
    pt: 'Data de nascimento',
    br: 'Data de nascimento',
    es: 'Fecha de nacimiento',
    de: 'Geburtsdatum',
    hu: 'Születési dátum',
    fr: 'Date de naissance',
  },
  language: {
    en: 'Language',
    pt: 'Idioma',
    br: 'Idioma',
    es: 'Idioma',
    de: 'Sprache',
    hu: 'Nyelv',
    fr: 'Langue',
  },
  email: {
    en: 'Email address',
    pt: 'Endereço de e-mail',
    br: 'Endereço de e-mail',
    es: 'Correo electrónico',
    de: 'E-Mail-Adresse',
    hu: 'E-mail-cím',
    fr: 'Adresse e-mail',
  },
  cellphone: {
    en: 'Mobile phone',
    pt: 'Telemóvel',
    br: 'Celular',
    es: 'Teléfono móvil',
    de: 'Mobiltelefon',
    hu: 'Mobiltelefon',
    fr: 'Téléphone mobile',
  },
  phone: {
    en: 'Phone',
    pt: 'Telefone',
    br: 'Telefone',
    es: 'Teléfono',
    de: 'Telefon',
    hu: 'Telefon',
    fr: 'Téléphone',
  },
} satisfies Readonly<Record<string, Text>>

const known: Readonly<Record<string, Text | undefined>> = baseLabels

/** What a base field is called in a language; undefined for a field that is none. */
export const baseLabel = (id: string, language: Language): string | undefined => known[id]?.[language]
