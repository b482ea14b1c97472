// The page of a smart SMS: an address elsewhere, a copy of a page, or HTML of the account.

import { clickLinks } from '../../content/click-links.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { isOwnPlaceholder } from '../../content/header-footer.ts'
import { compileHtml } from '../../content/html-template.ts'
import { copiedLinks } from '../../content/page-copy.ts'
import { Budget } from '../../content/template-budget.ts'
import { compileTemplate, hasTags } from '../../content/templates.ts'
import { invalid } from '../../errors.ts'
import type { CampaignSource, CompiledLanding } from './channel.ts'
import { contactVariables } from './contact-variables.ts'
import { plainSamples } from './sample-contacts.ts'

/** The page as the record of a campaign keeps it. */
export type SmartSmsPage =
  | { type: 'redirect'; url: string }
  /** `html` is the copy. */
  | { type: 'import'; url: string; html: string; internalName?: string | undefined }
  | { type: 'html'; html: string; internalName?: string | undefined }

/** The parts of a page to change. Those that its kind does not have are passed over. */
export interface PageChange {
  url?: string | undefined
  html?: string | undefined
  internalName?: string | undefined
}

/** Throws `invalid` at `place` unless the URL is an http or https URL. */
export function assertWebAddress(url: string, place: string): void {
  if (!URL.canParse(url) || !/^https?:\/\//i.test(url)) throw invalid(place, 'must be an address with http or https')
}

/** Throws `invalid` at the part of a page that cannot be shown. */
export function assertPage(page: SmartSmsPage): void {
  if (page.type === 'redirect') {
    assertTemplates({ 'pageContent.pageUrl': { text: page.url, kind: 'plain' } }, plainSamples())
    // What an address with placeholders leads to depends on the recipient.
    if (!hasTags(page.url)) assertWebAddress(page.url, 'pageContent.pageUrl')
    else if (!/^https?:\/\//i.test(page.url))
      throw invalid('pageContent.pageUrl', 'must begin with http:// or https://')
    return
  }
  if (page.type === 'import') return assertHtml('pageContent.pageUrl', page.html, copiedLinks)
  assertHtml('pageContent.pageHtml', page.html, tryPage)
}

/** Tests the page with an empty contact and with a full one. */
function tryPage(html: string): void {
  const page = compileHtml(html)
  for (const sample of plainSamples()) page.fill(sample)
}

function assertHtml(place: string, html: string, parse: (html: string) => unknown): void {
  if (html.trim() === '') throw invalid(place, 'is an empty page')
  try {
    parse(html)
  } catch (error) {
    throw invalid(place, `cannot be shown as a page: ${(error as Error).message}`)
  }
}

/** The page with its changes. */
export function changedPage(page: SmartSmsPage, { url, html, internalName }: PageChange): SmartSmsPage {
  const name = internalName === undefined ? {} : { internalName }
  switch (page.type) {
    case 'redirect':
      return { ...page, ...(url !== undefined && { url }) }
    case 'import':
      // Its HTML is a copy of the page at the URL.
      return { ...page, ...name, ...(url !== undefined && html !== undefined && { url, html }) }
    case 'html':
      return { ...page, ...name, ...(html !== undefined && { html }) }
  }
}

/** Parses a page; throws the error of the template language for a mistake in it. */
export function compilePage(source: CampaignSource, page: SmartSmsPage): CompiledLanding {
  if (page.type === 'redirect') return compileRedirect(source, page.url)
  return page.type === 'import' ? compileCopy(source, page.html) : compileOwn(source, page.html)
}

function compileRedirect({ fields }: CampaignSource, address: string): CompiledLanding {
  const template = hasTags(address) ? compileTemplate(address, 'plain') : null
  return {
    urls: [],
    isPersonal: template !== null,
    toRecipient: ({ contact }) => ({
      url: template && contact ? template.render(contactVariables(contact, fields), new Budget()) : address,
    }),
  }
}

/** Braces on an imported page are not placeholders. */
function compileCopy({ trackingLinks }: CampaignSource, html: string): CompiledLanding {
  const { urls, finish } = copiedLinks(html)
  return {
    urls,
    isPersonal: false,
    toRecipient: ({ messageId }, ids) => ({
      html: finish((url) => trackingLinks.clickOnPage(messageId, ids.get(url) ?? 0)),
    }),
  }
}

function compileOwn({ fields, trackingLinks }: CampaignSource, html: string): CompiledLanding {
  const page = compileHtml(html)
  return {
    urls: page.urls.filter((url) => !isOwnPlaceholder(url)),
    isPersonal: hasTags(html),
    toRecipient({ messageId, contact }, ids) {
      const leave = trackingLinks.unsubscribe(messageId)
      const variables = { ...(contact && contactVariables(contact, fields)), unsubscribe_url: leave }
      const click = (id: number, url?: string) => trackingLinks.clickOnPage(messageId, id, url)
      return { html: page.fill(variables, new Budget()).finish(clickLinks({ ids, click, own: [leave] })) }
    },
  }
}
