import { hrefOf } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Time } from '../../../ui/time.tsx'
import { type ContactDetail, channelTones, wordsOf } from '../model.ts'

const texts = t.contacts.one

/** What can be said of a contact in a few lines: its addresses, how it came and how it left. */
export function AboutContact({ contact: { base, traffic_stats } }: { contact: ContactDetail }) {
  const channel = (name: 'email' | 'cellphone' | 'phone') =>
    base[name] && (
      <>
        <a href={hrefOf('inbox', { q: `to:${base[name]}` })} title={texts.toInbox}>
          {base[name]}
        </a>{' '}
        <Badge tone={channelTones[base[`${name}_status`]]} text={base[`${name}_status`]} />
      </>
    )
  const devices = base.push_token_android.length + base.push_token_ios.length
  const { utm, referrer } = traffic_stats
  const source = [utm.utm_source, utm.utm_medium, utm.utm_campaign, referrer.referrer].filter(Boolean).join(' · ')
  return (
    <Facts
      rows={[
        [texts.email, channel('email')],
        [texts.cellphone, channel('cellphone')],
        [texts.phone, channel('phone')],
        [texts.devices, devices > 0 && devices],
        [texts.consent, wordsOf(base.consent)],
        [
          texts.subscribed,
          <>
            <Time at={base.subscription_date} /> {texts.by(wordsOf(base.subscription_method))}
          </>,
        ],
        [
          texts.left,
          base.status === 'removed' && base.unsubscription_date && (
            <>
              <Time at={base.unsubscription_date} /> {texts.by(wordsOf(base.unsubscription_method))}
            </>
          ),
        ],
        [texts.reason, base.unsubscription_reason && wordsOf(base.unsubscription_reason)],
        [texts.source, source],
        [texts.id, <code key="id">{base.contact_id}</code>],
      ].filter((row): row is [string, string] => Boolean(row[1]))}
    />
  )
}
