// Data for the app in a push message, under the names of the contract.
import type { OutgoingPush } from '../../domain/sending/carrier.ts'

/** The members for the app; undefined when there are none. */
export function appData({ custom, extras }: OutgoingPush): Record<string, unknown> | undefined {
  if (!extras) return custom === null ? undefined : { custom }
  const { action, place, icon, report } = extras
  return {
    ...(custom !== null && { custom }),
    ...(action && { actions: { ...action, cancelLabel: undefined, cancel_label: action.cancelLabel } }),
    ...(place && { geo_options: place }),
    ...(icon !== null && { notification_options: { icon } }),
    contact: report.contact,
    message_hash: report.messageHash,
    mailing_id: report.campaign,
    device_id: report.device,
  }
}
