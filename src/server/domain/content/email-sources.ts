// Where the content of an email comes from: the request itself, a file in it, or a page on the web.
import { fromBase64, NO_BASE64 } from '../../lib/base64.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import { invalid } from '../errors.ts'
import type { EmailContent } from './email-content.ts'
import { pageAsMail, pageTitle } from './page-mail.ts'

/** Content as the contract takes it. */
type EmailContentInput = { plain_text?: string | undefined; snippet?: string | undefined } & (
  | { type: 'html'; body: string }
  | { type: 'template'; template_id: number }
  | { type: 'web_page'; url: string; use_page_title?: boolean | undefined }
  | { type: 'file'; file: string }
)

/** Fetches a page at an address of a customer. Implemented in channels/http. */
export type FetchPage = (kind: AccountKind, url: string) => Promise<string>

export interface EmailContents {
  /** The content as it is kept, and the title of the page when it is to be the subject. Throws `invalid`. */
  read(input: EmailContentInput, kind: AccountKind): Promise<{ content: EmailContent; pageTitle?: string | undefined }>
}

export function createEmailContents({ fetchPage }: { fetchPage: FetchPage }): EmailContents {
  async function fetchHtml(url: string, kind: AccountKind): Promise<string> {
    try {
      return await fetchPage(kind, url)
    } catch (error) {
      throw invalid('content.url', `cannot be fetched: ${(error as Error).message}`)
    }
  }

  return {
    async read(input, kind): Promise<{ content: EmailContent; pageTitle?: string | undefined }> {
      const texts = { plain_text: input.plain_text, snippet: input.snippet }
      if (input.type === 'html') return { content: { type: 'html', body: input.body, ...texts } }
      if (input.type === 'template') {
        throw invalid('content.templateId', `is not a template of this account: ${input.template_id}`)
      }
      if (input.type === 'file') {
        const bytes = fromBase64(input.file)
        if (bytes === null) throw invalid('content.file', NO_BASE64)
        const body = bytes.toString('utf8')
        if (body.trim() === '') throw invalid('content.file', 'has no HTML. Send an HTML file in Base64')
        return { content: { type: 'html', body, ...texts } }
      }
      const body = await fetchHtml(input.url, kind)
      const title = input.use_page_title ? pageTitle(body) : undefined
      return { content: { type: 'html', body: pageAsMail(body, input.url), ...texts }, pageTitle: title }
    },
  }
}
