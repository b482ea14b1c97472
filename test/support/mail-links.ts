// A campaign with every link in its header and footer, really sent, and the links as a recipient finds them.
import type { MarketingSchemas } from '../../src/clients/index.ts'
import type { ListLanguage } from '../../src/server/domain/audience/lists.ts'
import { type Account, makeCampaign, makeContact, openAccount, sendCampaign, settle } from './marketing.ts'
import type { TestServer } from './server.ts'

const allLinks = {
  view_web: true,
  forward: true,
  social_share: true,
  facebook_share: true,
  twitter_share: true,
  edit: true,
  unsubscribe: true,
}

export interface SentMail {
  account: Account
  list_id: number
  contact_id: string
  campaign_hash: string
  html: string
  text: string
  /** The addresses of the links by their texts, as the mail shows them. */
  links: ReadonlyMap<string, string>
}

export interface MailOptions {
  contact?: MarketingSchemas['ContactCreate']
  campaign?: Partial<MarketingSchemas['EmailCampaignCreate']>
  /** The language of the list, which only SOAP sets. */
  language?: ListLanguage
  /** Makes what the contact and the campaign refer to. */
  prepare?: (account: Account, list_id: number) => Promise<Pick<MailOptions, 'contact' | 'campaign'>>
}

/** Sends a campaign with all links to one contact of a new account. */
export async function sendMail(server: TestServer, options: MailOptions = {}): Promise<SentMail> {
  const account = await openAccount(server)
  const { api, sandbox } = account
  const { id: list_id } = await server.app.domain.audience.lists.create(account.accountId, {
    internalName: 'Readers',
    language: options.language,
  })
  const { contact, campaign } = { ...options, ...(await options.prepare?.(account, list_id)) }
  const email = contact?.base?.email ?? 'ana@example.com'
  const contact_id = await makeContact(api, list_id, { ...contact, base: { email, ...contact?.base } })
  const campaign_hash = await makeCampaign(api, list_id, {
    header_footer: { header_links: { view_web: true }, footer_links: allLinks },
    content: {
      type: 'html',
      body: '<body><h1>Hello {{ first_name }}</h1><a href="https://shop.example.com/spring">Spring</a></body>',
      plain_text: 'Hello {{ first_name }}',
    },
    ...campaign,
  })
  await sendCampaign(api, campaign_hash, list_id)
  await settle(account)
  const mail = await sandbox.waitForCapturedMessage({ query: { recipient: email, timeout: 30 } })
  return {
    account,
    list_id,
    contact_id,
    campaign_hash,
    html: mail.html ?? '',
    text: mail.text ?? '',
    links: linksOf(mail.html ?? ''),
  }
}

function linksOf(html: string): ReadonlyMap<string, string> {
  const found = html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)
  return new Map([...found].map(([, url, text]) => [text as string, url as string]))
}

/** The address of a link by its text; throws when the mail has none. */
export function linkOf({ links }: SentMail, text: string): string {
  const url = links.get(text)
  if (url === undefined) throw new Error(`The mail has no link "${text}", only ${[...links.keys()].join(', ')}.`)
  return url
}
