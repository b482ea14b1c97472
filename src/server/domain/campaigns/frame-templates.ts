// The headers and footers that an account makes for its emails.
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import { framesOnTheirWay } from '../../store/campaigns/campaigns.ts'
import type { FrameTemplateItem, FrameTemplateRow } from '../../store/campaigns/frame-templates.ts'
import * as rows from '../../store/campaigns/frame-templates.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { assertTemplates, assertTrackable, type HeaderFooter } from '../content/email-content.ts'
import { conflict, notFound } from '../errors.ts'

export type { FrameTemplateItem, FrameTemplateRow }

/** What a request to create or change a template may set. */
interface FrameTemplateInput {
  name?: string | undefined
  header?: string | undefined
  footer?: string | undefined
}

export type FrameTemplates = ReturnType<typeof createFrameTemplates>

function assertTexts({ header, footer }: FrameTemplateInput): void {
  assertTemplates({ header: { text: header, kind: 'html' }, footer: { text: footer, kind: 'html' } })
  assertTrackable('header', header)
  assertTrackable('footer', footer)
}

export function createFrameTemplates({ store, clock }: { store: Store; clock: Clock }) {
  async function held(tx: Db, account: number, id: number): Promise<FrameTemplateRow> {
    const row = await rows.holdFrameTemplate(tx, account, id)
    if (!row) throw notFound('template', id)
    return row
  }

  return {
    /** Templates of the account without their HTML, newest first. */
    list: (account: number, page: PageRequest): Promise<Page<FrameTemplateItem>> =>
      rows.listFrameTemplates(store.db, account, page),

    async get(account: number, id: number): Promise<FrameTemplateRow> {
      const row = await rows.findFrameTemplate(store.db, account, id)
      if (!row) throw notFound('template', id)
      return row
    },

    /** Throws `invalid` for HTML that is no valid template. */
    create(account: number, input: FrameTemplateInput & { name: string }): Promise<FrameTemplateRow> {
      assertTexts(input)
      const { name, header = '', footer = '' } = input
      const now = clock.now(account)
      return store.write((tx) =>
        rows.insertFrameTemplate(tx, { account_id: account, name, header, footer, created: now, updated: now }),
      )
    },

    /** Changes what the input names; throws `not_found`, and `invalid` for HTML that is no valid template. */
    update(account: number, id: number, input: FrameTemplateInput): Promise<FrameTemplateRow> {
      assertTexts(input)
      return store.write(async (tx) => {
        const { name, header, footer } = await held(tx, account, id)
        const change = { name: input.name ?? name, header: input.header ?? header, footer: input.footer ?? footer }
        return rows.updateFrameTemplate(tx, account, id, { ...change, updated: clock.now(account) })
      })
    },

    /** Throws `not_found`, and `conflict` while a campaign with it waits or is on its way. */
    delete(account: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        await held(tx, account, id)
        const used = await framesOnTheirWay(tx, account)
        if (used.some((frame) => fromJson<HeaderFooter>(frame).id === id)) {
          throw conflict(
            'template_in_use',
            'A campaign with this template is queued, scheduled, paused or on its way. Wait for it or cancel it.',
          )
        }
        await rows.deleteFrameTemplate(tx, account, id)
      })
    },
  }
}
