// The headers and footers that an account makes for its emails.
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import { framesOnTheirWay } from '../../store/campaigns/campaigns.ts'
import type {
  HeaderFooterTemplateItem,
  HeaderFooterTemplateRow,
} from '../../store/campaigns/header-footer-templates.ts'
import * as rows from '../../store/campaigns/header-footer-templates.ts'
import { keepSentFrame } from '../../store/campaigns/sent-versions.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { assertTemplates, assertTrackable, type HeaderFooter } from '../content/email-content.ts'
import { conflict, notFound } from '../errors.ts'
import { plainSamples } from './channels/sample-contacts.ts'

export type { HeaderFooterTemplateItem }

/** A header and a footer, as HTML. */
export interface HeaderFooterTemplate extends HeaderFooterTemplateItem {
  header: string
  footer: string
}

/** What a request to create or change a template may set. */
interface FrameTemplateInput {
  name?: string | undefined
  header?: string | undefined
  footer?: string | undefined
}

function assertTexts({ header, footer }: FrameTemplateInput): void {
  const texts = { header: { text: header, kind: 'html' }, footer: { text: footer, kind: 'html' } } as const
  assertTemplates(texts, plainSamples())
  assertTrackable('header', header)
  assertTrackable('footer', footer)
}

export interface HeaderFooterTemplates {
  /** Templates of the account without their HTML, newest first. */
  list(account: number, page: PageRequest): Promise<Page<HeaderFooterTemplateItem>>
  get(account: number, id: number): Promise<HeaderFooterTemplate>
  /** Throws `invalid` for HTML that is not a valid template. */
  create(account: number, input: FrameTemplateInput & { name: string }): Promise<HeaderFooterTemplate>
  /** Changes the members of the input; throws `not_found`, and `invalid` for HTML that is not a valid template. */
  update(account: number, id: number, input: FrameTemplateInput): Promise<HeaderFooterTemplate>
  /** Throws `not_found`, and `conflict` while a campaign with it waits or is on its way. */
  delete(account: number, id: number): Promise<void>
}

export function createHeaderFooterTemplates({ store, clock }: { store: Store; clock: Clock }): HeaderFooterTemplates {
  async function held(tx: Db, account: number, id: number): Promise<HeaderFooterTemplateRow> {
    const row = await rows.holdHeaderFooterTemplate(tx, account, id)
    if (!row) throw notFound('template', id)
    return row
  }

  return {
    list: (account, page) => rows.listHeaderFooterTemplates(store.db, account, page),

    async get(account, id) {
      const row = await rows.findHeaderFooterTemplate(store.db, account, id)
      if (!row) throw notFound('template', id)
      return row
    },

    create(account, input) {
      assertTexts(input)
      const { name, header = '', footer = '' } = input
      const now = clock.now(account)
      return store.write((tx) =>
        rows.insertHeaderFooterTemplate(tx, { account_id: account, name, header, footer, created: now, updated: now }),
      )
    },

    update(account, id, input) {
      assertTexts(input)
      return store.write(async (tx) => {
        const before = await held(tx, account, id)
        const { name, header, footer } = before
        const change = { name: input.name ?? name, header: input.header ?? header, footer: input.footer ?? footer }
        const now = clock.now(account)
        if (change.header !== header || change.footer !== footer) await keepSentFrame(tx, before, now)
        return rows.updateHeaderFooterTemplate(tx, account, id, { ...change, updated: now })
      })
    },

    delete(account, id): Promise<void> {
      return store.write(async (tx) => {
        const template = await held(tx, account, id)
        const used = await framesOnTheirWay(tx, account)
        if (used.some((frame) => fromJson<HeaderFooter>(frame).id === id)) {
          throw conflict(
            'template_in_use',
            'A campaign with this template is queued, scheduled, paused or in progress. Wait for it or cancel it.',
          )
        }
        await keepSentFrame(tx, template, clock.now(account))
        await rows.deleteHeaderFooterTemplate(tx, account, id)
      })
    },
  }
}
