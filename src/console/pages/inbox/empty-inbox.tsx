import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { isLiveAccount } from '../../data/session.ts'
import { t } from '../../texts/texts.ts'
import { Code } from '../../ui/code.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'

const texts = t.inbox

/** The request that sends the first mail, for a sender of the account. */
function FirstMail() {
  const { data, error } = useLoad((signal) => api().marketing.listEmailSenders({}, { signal }), [])
  if (error !== undefined) return <Failure error={error} />
  if (data === undefined) return null
  const sender = data.items[0]
  const mail = {
    senderId: sender ? String(sender.sender_id) : '<sender_id>',
    to: 'ana@example.com',
    subject: 'Hello',
    htmlBody: '<p>Hello Ana</p>',
  }
  return (
    <Empty text={texts.none} request={curlOf('POST', '/api/v2/email/messages/action/send/single', mail)}>
      {!sender && (
        <Code
          label={texts.noneSender}
          text={curlOf('POST', '/marketing/v3/senders/email', { name: 'Shop', email: 'shop@example.com' })}
        />
      )}
    </Empty>
  )
}

/** The page of an inbox without messages. */
export const EmptyInbox = () => (isLiveAccount.value ? <Empty text={texts.noneLive} /> : <FirstMail />)
