// The values of the form of a draft, and where its choices come from.
import { api } from '../../data/api.ts'

/** The values of the form, by the name of the field. */
export type Values = Readonly<Record<string, string>>

/** What a field can choose from. */
export interface Choice {
  value: string
  label: string
}

/** The most that a field offers at once. */
const query = { limit: 100 }

const toChoices = (items: readonly (readonly [value: string | number, label: string])[]): Choice[] =>
  items.map(([value, label]) => ({ value: String(value), label }))

/** Where choices come from; each reads what the account has. */
export const sources = {
  lists: async () =>
    toChoices((await api().marketing.listLists({ query })).items.map((one) => [one.list_id, one.internal_name])),
  emailSenders: async () =>
    toChoices(
      (await api().marketing.listEmailSenders({ query })).items.map((one) => [
        one.sender_id,
        `${one.name} <${one.email}>`,
      ]),
    ),
  cellphoneSenders: async () =>
    toChoices(
      (await api().marketing.listCellphoneSenders({ query })).items.map((one) => [one.sender_id, one.cellphone]),
    ),
  phoneSenders: async () =>
    toChoices((await api().marketing.listPhoneSenders({ query })).items.map((one) => [one.sender_id, one.phone])),
  apps: async () => toChoices((await api().marketing.listPushApps()).map((one) => [one.app_id, one.name])),
  sites: async () =>
    toChoices(
      (await api().marketing.listWebpushSites({ query })).items.map((one) => [
        one.site_id,
        `${one.name} (${one.site})`,
      ]),
    ),
}

/** The number in a field; undefined when it is empty. */
export const numberIn = (value: string | undefined): number | undefined => (value ? Number(value) : undefined)
