// The sections of the page, by the second word of its address.
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'

/** A section. */
export type Section = 'carts' | 'orders' | 'catalogs' | 'sites'

/** All sections, in the order of their tabs. */
export const sections: readonly { name: Section; label: string }[] = [
  { name: 'carts', label: t.commerce.carts },
  { name: 'orders', label: t.commerce.orders },
  { name: 'catalogs', label: t.commerce.catalogs },
  { name: 'sites', label: t.commerce.sites },
]

/** The section of a word; carts for any other. */
export const sectionOf = (word: string | undefined): Section =>
  sections.find(({ name }) => name === word)?.name ?? 'carts'

/** The address of an object of a section; of the section itself without one. */
export const placeOf = (section: Section, ...words: (string | number)[]): string =>
  hrefOf(['commerce', section, ...words.map((word) => encodeURIComponent(word))].join('/'))
