// Which column of a table fills which field, and the contacts that come of it.
import type { MarketingSchemas } from '../../../../clients/index.ts'
import type { Field } from '../model.ts'
import { idOf } from '../segments/references.ts'
import type { Csv } from './csv.ts'

type ImportItem = MarketingSchemas['ContactImportItem']

/** The id of the field for each column; an empty text for none. */
export type Mapping = readonly string[]

/** Other names under which programs export the base fields. */
const names: Readonly<Record<string, readonly string[]>> = {
  email: ['mail', 'emailaddress', 'correo', 'courriel'],
  first_name: ['firstname', 'givenname', 'forename', 'name', 'nome', 'nombre', 'prenom', 'vorname'],
  last_name: ['lastname', 'surname', 'familyname', 'apelido', 'apellido', 'nom', 'nachname'],
  cellphone: ['mobile', 'mobilephone', 'cell', 'sms', 'telemovel', 'movil', 'handy'],
  phone: ['telephone', 'telefone', 'telefono', 'landline', 'tel'],
  birth_date: ['birthday', 'birthdate', 'dateofbirth', 'dob'],
  language: ['lang', 'locale'],
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Guesses by the names of the columns. No field is filled by two. */
export function guessMapping({ columns }: Csv, fields: readonly Field[]): string[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    const wanted = plain(column)
    const found = fields.find((field) => {
      const id = idOf(field)
      return !taken.has(id) && [plain(field.name), plain(id), ...(names[id] ?? [])].includes(wanted)
    })
    if (!found || wanted === '') return ''
    taken.add(idOf(found))
    return idOf(found)
  })
}

/** The contacts of the rows. A base field has a name as its id, an extra one a number. */
export function contactsOf({ rows }: Csv, mapping: Mapping): ImportItem[] {
  return rows.map((row) => {
    const filled = mapping.flatMap((id, n) => (id === '' ? [] : [[id, (row[n] ?? '').trim()] as const]))
    const isExtra = (id: string) => /^\d+$/.test(id)
    const extra = filled.filter(([id]) => isExtra(id)).map(([id, value]) => ({ field_id: Number(id), value }))
    const base = Object.fromEntries(filled.filter(([id]) => !isExtra(id)))
    return { base, ...(extra.length > 0 && { extra }) }
  })
}
