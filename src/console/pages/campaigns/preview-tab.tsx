// What one contact gets, made by the engine itself. HTML is shown in a frame with a sealed address, in which no script runs.
import { useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Code } from '../../ui/code.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { Campaign } from './campaign.ts'
import { ContactChoice } from './contact-choice.tsx'

type Preview = MarketingSchemas['CampaignPreview']
const text = t.campaigns.preview

const widths = { phone: '375px', tablet: '768px', full: '100%' } as const
type Width = keyof typeof widths

function HtmlFrame({ path }: { path: string }) {
  const [width, setWidth] = useState<Width>('full')
  const [hasPictures, setPictures] = useState(false)
  return (
    <>
      <div class="actions">
        <label>
          {text.width}{' '}
          <select value={width} onChange={(event) => setWidth(event.currentTarget.value as Width)}>
            {(Object.keys(widths) as Width[]).map((name) => (
              <option key={name} value={name}>
                {text.widths[name]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={hasPictures} onChange={(event) => setPictures(event.currentTarget.checked)} />{' '}
          {text.pictures}
        </label>
      </div>
      <iframe
        class="campaign-frame"
        title={text.frame}
        sandbox="allow-popups"
        src={hasPictures ? `${path}?pictures=1` : path}
        style={{ width: widths[width] }}
      />
    </>
  )
}

function Shown({ preview }: { preview: Preview }) {
  const { from, to, subject, html, html_path, text: plain, parts, characters = 0, encoding = '', link } = preview
  return (
    <>
      {preview.problem !== undefined && (
        <p class="failure" role="status">
          <Badge tone="warn" text={text.problem} /> {preview.problem}
        </p>
      )}
      {preview.warnings && <p class="failure">{preview.warnings.join(' ')}</p>}
      <Facts
        rows={[
          [text.from, from],
          [text.to, to],
          [text.subject, subject],
          [text.parts, parts === undefined ? undefined : text.partsText(parts, characters, encoding)],
          [text.link, link],
          ...(preview.buttons ?? []).map(({ title = '', link: leadsTo = '' }): [string, string] => [
            t.campaigns.said.button,
            `${title} → ${leadsTo}`,
          ]),
        ]}
      />
      {html_path !== undefined && <HtmlFrame path={html_path} />}
      {plain !== undefined && <Code label={text.text} text={plain} />}
      {html !== undefined && (
        <details>
          <summary>{text.html}</summary>
          <Code label={text.html} text={html} />
        </details>
      )}
    </>
  )
}

/** The preview for the contact that the address names. */
export function PreviewTab({ campaign: { campaign_hash, list_id, updated } }: { campaign: Campaign }) {
  const contact = query.value.get('contact') ?? ''
  const { data, error } = useLoad(
    (signal) => {
      const request = { path: { campaign_hash }, query: contact ? { contact_id: contact } : {} }
      return api().marketing.getCampaignPreview(request, { signal })
    },
    [campaign_hash, contact, updated],
  )
  return (
    <div class="stack">
      <ContactChoice
        label={text.contact}
        list={list_id}
        value={contact}
        onChoose={(id) => setParameters({ tab: 'preview', contact: id })}
      />
      <Failure error={error} />
      {data ? <Shown preview={data} /> : error === undefined && <Loading />}
    </div>
  )
}
