// Where the content of an email comes from: the request itself, a file in it, or a page on the web.
import type { AccountKind } from '../../store/accounts/accounts.ts'
import { invalid } from '../errors.ts'
import type { EmailContent } from './email-content.ts'

/** Content as the contract takes it. */
export type EmailContentInput = { plain_text?: string | undefined; snippet?: string | undefined } & (
  | { type: 'html'; body: string }
  | { type: 'template'; template_id: number }
  | { type: 'web_page'; url: string; use_page_title?: boolean | undefined }
  | { type: 'file'; file: string }
)

/** Fetches a page at an address of a customer. Implemented in channels/http. */
export type FetchPage = (kind: AccountKind, url: string) => Promise<string>

/** The title of a page; undefined without one, or with an empty one. Never matches past the next `<`: linear. */
export const pageTitle = (html: string): string | undefined =>
  /<title\b[^<>]*>([^<]*)<\/title>/i.exec(html)?.[1]?.trim() || undefined

export type EmailContents = ReturnType<typeof createEmailContents>

export function createEmailContents({ fetchPage }: { fetchPage: FetchPage }) {
  async function fetchHtml(url: string, kind: AccountKind): Promise<string> {
    try {
      return await fetchPage(kind, url)
    } catch (error) {
      throw invalid('content.url', `cannot be fetched: ${(error as Error).message}`)
    }
  }

  return {
    /** The content as it is kept, and the title of the page when it is to be the subject. Throws `invalid`. */
    async read(
      input: EmailContentInput,
      kind: AccountKind,
    ): Promise<{ content: EmailContent; pageTitle?: string | undefined }> {
      const texts = { plain_text: input.plain_text, snippet: input.snippet }
      if (input.type === 'html') return { content: { type: 'html', body: input.body, ...texts } }
      if (input.type === 'template') {
        throw invalid('content.templateId', `names no template of this account: ${input.template_id}`)
      }
      if (input.type === 'file') {
        const body = Buffer.from(input.file, 'base64').toString('utf8')
        if (body.trim() === '') throw invalid('content.file', 'holds no HTML: send the base64 of an HTML file')
        return { content: { type: 'html', body, ...texts } }
      }
      const body = await fetchHtml(input.url, kind)
      const title = input.use_page_title ? pageTitle(body) : undefined
      return { content: { type: 'html', body, ...texts }, pageTitle: title }
    },
  }
}
