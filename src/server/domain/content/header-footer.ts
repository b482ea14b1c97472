// What stands around the content of a campaign: the links that its header and footer show, or a template of the
// account's own. All of it is a template itself, so that it is compiled once for all recipients; what differs by
// recipient are variables.
import type { HeaderFooter } from './email-content.ts'
import { inLanguage, type Language, languageTags, type Text } from './languages.ts'
import type { TrackingLinks } from './tracking-links.ts'

/** The HTML of a template of header and footer. */
export interface HeaderFooterTexts {
  header: string
  footer: string
}

const linkTexts = {
  view_web: {
    en: 'View in browser',
    pt: 'Ver no navegador',
    br: 'Ver no navegador',
    es: 'Ver en el navegador',
    de: 'Im Browser ansehen',
    hu: 'Megtekintés böngészőben',
    fr: 'Voir dans le navigateur',
  },
  forward: {
    en: 'Forward to a friend',
    pt: 'Reencaminhar a um amigo',
    br: 'Encaminhar a um amigo',
    es: 'Reenviar a un amigo',
    de: 'An Freunde weiterleiten',
    hu: 'Továbbküldés egy barátnak',
    fr: 'Transférer à un ami',
  },
  social_share: {
    en: 'Share',
    pt: 'Partilhar',
    br: 'Compartilhar',
    es: 'Compartir',
    de: 'Teilen',
    hu: 'Megosztás',
    fr: 'Partager',
  },
  facebook_share: {
    en: 'Share on Facebook',
    pt: 'Partilhar no Facebook',
    br: 'Compartilhar no Facebook',
    es: 'Compartir en Facebook',
    de: 'Auf Facebook teilen',
    hu: 'Megosztás a Facebookon',
    fr: 'Partager sur Facebook',
  },
  twitter_share: {
    en: 'Share on Twitter',
    pt: 'Partilhar no Twitter',
    br: 'Compartilhar no Twitter',
    es: 'Compartir en Twitter',
    de: 'Auf Twitter teilen',
    hu: 'Megosztás a Twitteren',
    fr: 'Partager sur Twitter',
  },
  edit: {
    en: 'Change your data',
    pt: 'Alterar os seus dados',
    br: 'Alterar seus dados',
    es: 'Modificar sus datos',
    de: 'Daten ändern',
    hu: 'Adatok módosítása',
    fr: 'Modifier vos données',
  },
  unsubscribe: {
    en: 'Unsubscribe',
    pt: 'Cancelar a subscrição',
    br: 'Cancelar a inscrição',
    es: 'Cancelar la suscripción',
    de: 'Abmelden',
    hu: 'Leiratkozás',
    fr: 'Se désabonner',
  },
} satisfies Readonly<Record<string, Text>>

type LinkName = keyof typeof linkTexts

/** The links in the order in which they show. */
const linkNames = Object.keys(linkTexts) as LinkName[]

/** The placeholder of each link. */
const placeholders: Readonly<Record<LinkName, string>> = {
  view_web: 'view_url',
  forward: 'forward_url',
  social_share: 'share_url',
  facebook_share: 'facebook_url',
  twitter_share: 'twitter_url',
  edit: 'edit_url',
  unsubscribe: 'unsubscribe_url',
}

const own: ReadonlySet<string> = new Set(Object.values(placeholders))

/** Whether an address in a template is one of the platform. */
export const isOwnPlaceholder = (source: string): boolean => own.has(/^\{\{-?\s*(\w+)/.exec(source)?.[1] ?? '')

type Make = (links: TrackingLinks, messageId: number) => string

const makers: Readonly<Record<LinkName, Make>> = {
  view_web: (links, id) => links.page('view', id),
  forward: (links, id) => links.page('forward', id),
  social_share: (links, id) => links.page('share', id),
  facebook_share: (links, id) => links.share(id, 'facebook'),
  twitter_share: (links, id) => links.share(id, 'twitter'),
  edit: (links, id) => links.page('edit', id),
  unsubscribe: (links, id) => links.unsubscribe(id),
}

/** The texts of the links in each language; made once, and shared by all mails. */
const spoken = Object.fromEntries(
  (Object.keys(languageTags) as Language[]).map((language) => [language, inLanguage(linkTexts, language)]),
) as Readonly<Record<Language, Readonly<Record<LinkName, string>>>>

/** Writes the variables of the links that a mail uses; returns the addresses. */
export type LinkVariables = (variables: Record<string, unknown>, messageId: number, language: Language) => string[]

/** Looks once for the links that the texts of a mail use: each costs a seal per recipient. */
export function linkVariables(sources: readonly string[], links: TrackingLinks): LinkVariables {
  const used = linkNames.filter((name) => sources.some((source) => source.includes(placeholders[name])))
  return (variables, messageId, language) => {
    variables['link_texts'] = spoken[language]
    return used.map((name) => (variables[placeholders[name]] = makers[name](links, messageId)))
  }
}

const shownIn = (links: Readonly<Record<string, boolean>> | undefined): LinkName[] =>
  linkNames.filter((name) => links?.[name] === true)

const asHtml = (name: LinkName) => `<a href="{{ ${placeholders[name]} }}">{{ link_texts.${name} }}</a>`
const asText = (name: LinkName) => `{{ link_texts.${name} }}: {{ ${placeholders[name]} }}`

const line = (names: readonly LinkName[]): string =>
  names.length === 0
    ? ''
    : `<p style="font-size:12px;line-height:20px;text-align:center">${names.map(asHtml).join(' &middot; ')}</p>`

/** The header and the footer of an email, as templates. One of the account's own brings its links with it. */
export const headerFooterHtml = (frame: HeaderFooter | null, template: HeaderFooterTexts | null): HeaderFooterTexts =>
  template ?? { header: line(shownIn(frame?.header_links)), footer: line(shownIn(frame?.footer_links)) }

/** The links of a text; null when it shows none. */
const lines = (names: readonly LinkName[]) => (names.length === 0 ? null : names.map(asText).join('\n'))

/** The links in the HTML of a template, for its text version. */
const namedIn = (source: string): LinkName[] => linkNames.filter((name) => source.includes(placeholders[name]))

/** The text with the links of its header and footer. */
export function headerFooterText(text: string, frame: HeaderFooter | null, template: HeaderFooterTexts | null): string {
  const [header, footer] = template
    ? [namedIn(template.header), namedIn(template.footer)]
    : [shownIn(frame?.header_links), shownIn(frame?.footer_links)]
  return [lines(header), text, lines(footer)].filter((part) => part !== null).join('\n\n')
}

/** An invisible image that reports an open. */
export const openPixel = (url: string) =>
  `<img src="${url}" width="1" height="1" alt="" style="display:block;border:0">`
