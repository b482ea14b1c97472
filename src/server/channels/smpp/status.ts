// What a centre answers: values of command_status (SMPP 3.4, 5.1.3) that mean something to a sender.

/** Values by the names of the specification. */
export const STATUS = {
  ESME_ROK: 0x00,
  ESME_RINVMSGLEN: 0x01,
  ESME_RINVCMDID: 0x03,
  ESME_RINVBNDSTS: 0x04,
  ESME_RALYBND: 0x05,
  ESME_RSYSERR: 0x08,
  ESME_RINVSRCADR: 0x0a,
  ESME_RINVDSTADR: 0x0b,
  ESME_RBINDFAIL: 0x0d,
  ESME_RINVPASWD: 0x0e,
  ESME_RINVSYSID: 0x0f,
  ESME_RMSGQFUL: 0x14,
  ESME_RSUBMITFAIL: 0x45,
  ESME_RTHROTTLED: 0x58,
  ESME_RX_T_APPN: 0x64,
  ESME_RX_P_APPN: 0x65,
  ESME_RUNKNOWNERR: 0xff,
} as const

const names = new Map<number, string>(Object.entries(STATUS).map(([name, status]) => [status, name]))

/** The status in words, for people. */
export const statusText = (status: number): string => names.get(status) ?? `status 0x${status.toString(16)}`

/** The centre wants to be sent less. */
export const isThrottled = (status: number): boolean =>
  status === STATUS.ESME_RTHROTTLED || status === STATUS.ESME_RMSGQFUL

const temporary: ReadonlySet<number> = new Set([
  STATUS.ESME_RSYSERR,
  STATUS.ESME_RINVBNDSTS,
  STATUS.ESME_RSUBMITFAIL,
  STATUS.ESME_RX_T_APPN,
])

/** The centre did not take the message, and may take it later. */
export const isTemporary = (status: number): boolean => isThrottled(status) || temporary.has(status)

/** The centre does not take the recipient. */
export const isOfRecipient = (status: number): boolean => status === STATUS.ESME_RINVDSTADR
