// The order of messages when many wait. A person waits at a screen for a code, but not for a campaign.

/** Smaller goes first. Among equals, what has been due longest. */
export const PRIORITY = { verify: 0, alert: 1, urgent: 2, normal: 3, campaign: 4, automation: 5 } as const

/** Messages up to this priority have separate workers, which a flood of others cannot occupy. */
export const RESERVED = PRIORITY.alert

const { verify, alert, urgent, normal, campaign, automation } = PRIORITY
/**
 * The priorities of each kind of worker. Retries of campaigns go to hosts that were slow before, so that no other
 * messages wait for them.
 */
export const TAKES = {
  reserved: [verify, alert],
  single: [verify, alert, urgent, normal],
  retries: [campaign],
  automations: [automation],
} as const
