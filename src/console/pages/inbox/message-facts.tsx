// What is known of a message besides its content.
import type { ComponentChildren } from 'preact'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Facts } from '../../ui/facts.tsx'
import { Time } from '../../ui/time.tsx'
import type { Captured } from './captured.ts'

const texts = t.inbox

/** What sent the message, with links to it. */
export function originOf(message: Captured): ComponentChildren {
  const { origin, campaign_hash: hash, request_id: request, operation_id: operation } = message
  const links: [string, string][] = []
  if (request !== undefined && operation !== undefined) links.push([operation, `requests/${request}`])
  if (hash !== undefined) links.push([texts.originLink.campaign, `campaigns/${hash}`])
  if (origin?.automation_id !== undefined)
    links.push([texts.originLink.automation, `automations/${origin.automation_id}`])
  if (origin?.flow_id !== undefined) links.push([texts.originLink.flow, `flows/${origin.flow_id}`])
  if (origin?.alert_id !== undefined) links.push([texts.originLink.alert, `flows/alerts?alert=${origin.alert_id}`])
  const type = origin?.type ?? (hash === undefined ? undefined : 'campaign')
  if (type === undefined) return undefined
  return (
    <>
      {texts.origins[type]}
      {links.map(([label, path]) => (
        <span key={path}>
          {' · '}
          <a href={hrefOf(path)}>{label}</a>
        </span>
      ))}
    </>
  )
}

/** The contact who got it. */
export function contactOf({ origin }: Captured): ComponentChildren {
  if (origin?.contact_id === undefined || origin.list_id === undefined) return undefined
  return <a href={hrefOf(`contacts/${origin.list_id}/${origin.contact_id}`)}>{origin.contact_id}</a>
}

/** Whose signature a mail carries. */
function dkimOf({ channel, headers }: Captured): string | undefined {
  if (channel !== 'email') return undefined
  const signature = headers.find(({ name }) => name.toLowerCase() === 'dkim-signature')?.value
  if (signature === undefined) return texts.facts.noDkim
  return texts.facts.dkimBy(/(?:^|;)\s*d=([^;\s]+)/.exec(signature)?.[1] ?? '?')
}

/** All facts. */
export function MessageFacts({ message }: { message: Captured }) {
  const { facts } = texts
  const isEmail = message.channel === 'email'
  return (
    <Facts
      rows={[
        [facts.channel, texts.channels[message.channel]],
        [facts.captured, <Time key="at" at={message.created} absolute />],
        [facts.size, facts.bytes(message.size)],
        [facts.mailFrom, message.return_address],
        [facts.rcptTo, isEmail ? message.recipient : undefined],
        [facts.dkim, dkimOf(message)],
        [facts.id, message.captured_id],
        [facts.messageId, message.message_id],
        [facts.origin, originOf(message)],
        [facts.contact, contactOf(message)],
      ]}
    />
  )
}
