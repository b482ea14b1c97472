// Responses of an SMSC: the values of command_status (SMPP 3.4, 5.1.3; 5.0, 4.7.6) that a sender may get.
import type { Load } from '../sms/adaptive-limiter.ts'

/** Values by the names of the specification. */
export const STATUS = {
  ESME_ROK: 0x00,
  ESME_RINVMSGLEN: 0x01,
  ESME_RINVCMDLEN: 0x02,
  ESME_RINVCMDID: 0x03,
  ESME_RINVBNDSTS: 0x04,
  ESME_RALYBND: 0x05,
  ESME_RINVPRTFLG: 0x06,
  ESME_RINVREGDLVFLG: 0x07,
  ESME_RSYSERR: 0x08,
  ESME_RINVSRCADR: 0x0a,
  ESME_RINVDSTADR: 0x0b,
  ESME_RBINDFAIL: 0x0d,
  ESME_RINVPASWD: 0x0e,
  ESME_RINVSYSID: 0x0f,
  ESME_RMSGQFUL: 0x14,
  ESME_RINVSERTYP: 0x15,
  ESME_RINVESMCLASS: 0x43,
  ESME_RSUBMITFAIL: 0x45,
  ESME_RINVSRCTON: 0x48,
  ESME_RINVSRCNPI: 0x49,
  ESME_RINVDSTTON: 0x50,
  ESME_RINVDSTNPI: 0x51,
  ESME_RINVSYSTYP: 0x53,
  ESME_RTHROTTLED: 0x58,
  ESME_RINVSCHED: 0x61,
  ESME_RINVEXPIRY: 0x62,
  ESME_RX_T_APPN: 0x64,
  ESME_RX_P_APPN: 0x65,
  ESME_RX_R_APPN: 0x66,
  ESME_RINVOPTPARSTREAM: 0xc0,
  ESME_ROPTPARNOTALLWD: 0xc1,
  ESME_RINVPARLEN: 0xc2,
  ESME_RMISSINGOPTPARAM: 0xc3,
  ESME_RINVOPTPARAMVAL: 0xc4,
  ESME_RDELIVERYFAILURE: 0xfe,
  ESME_RUNKNOWNERR: 0xff,
  // From here on: those of 5.0 that are not about broadcasts.
  ESME_RSERTYPUNAUTH: 0x100,
  ESME_RPROHIBITED: 0x101,
  ESME_RSERTYPUNAVAIL: 0x102,
  ESME_RSERTYPDENIED: 0x103,
  ESME_RINVDCS: 0x104,
  ESME_RINVSRCADDRSUBUNIT: 0x105,
  ESME_RINVDSTADDRSUBUNIT: 0x106,
} as const

const names = new Map<number, string>(Object.entries(STATUS).map(([name, status]) => [status, name]))

/** The status in words, for people. */
export const statusText = (status: number): string => names.get(status) ?? `status 0x${status.toString(16)}`

/** The SMSC asks for less. */
export const isThrottled = (status: number): boolean =>
  status === STATUS.ESME_RTHROTTLED || status === STATUS.ESME_RMSGQFUL

/** What congestion_state says (SMPP 5.0, 4.8.4.18), from 0 to 100. */
export function loadOf(congestion: number | null): Load {
  if (congestion === null || congestion < 80) return 'fine'
  if (congestion < 90) return 'busy'
  return congestion < 100 ? 'strained' : 'congested'
}

const temporary: ReadonlySet<number> = new Set([
  STATUS.ESME_RSYSERR,
  STATUS.ESME_RINVBNDSTS,
  STATUS.ESME_RSUBMITFAIL,
  STATUS.ESME_RX_T_APPN,
  // The service is out of order.
  STATUS.ESME_RSERTYPUNAVAIL,
])

/** The SMSC did not take the message, and may take it later. */
export const isTemporary = (status: number): boolean => isThrottled(status) || temporary.has(status)

/** The SMSC rejects the recipient. */
export const isOfRecipient = (status: number): boolean => status === STATUS.ESME_RINVDSTADR
