// The countries of ISO 3166-1 with their numbers and currencies (ISO 4217), and Kosovo under its user-assigned code: people
// have phone numbers there. XXX stands for no currency.
import metadata from 'libphonenumber-js/metadata.min.json'

export interface Country {
  /** Two letters. */
  code: string
  /** The number of ISO 3166-1; that of Kosovo is not assigned. */
  number: number
  /** The English name. */
  name: string
  currency: string
  /** The digits that its phone numbers begin with. */
  callingCode: string
}

const TABLE = `
AD 20 EUR, AE 784 AED, AF 4 AFN, AG 28 XCD, AI 660 XCD, AL 8 ALL, AM 51 AMD, AO 24 AOA, AQ 10 XXX, AR 32 ARS,
AS 16 USD, AT 40 EUR, AU 36 AUD, AW 533 AWG, AX 248 EUR, AZ 31 AZN, BA 70 BAM, BB 52 BBD, BD 50 BDT, BE 56 EUR,
BF 854 XOF, BG 100 EUR, BH 48 BHD, BI 108 BIF, BJ 204 XOF, BL 652 EUR, BM 60 BMD, BN 96 BND, BO 68 BOB, BQ 535 USD,
BR 76 BRL, BS 44 BSD, BT 64 BTN, BV 74 NOK, BW 72 BWP, BY 112 BYN, BZ 84 BZD, CA 124 CAD, CC 166 AUD, CD 180 CDF,
CF 140 XAF, CG 178 XAF, CH 756 CHF, CI 384 XOF, CK 184 NZD, CL 152 CLP, CM 120 XAF, CN 156 CNY, CO 170 COP,
CR 188 CRC, CU 192 CUP, CV 132 CVE, CW 531 XCG, CX 162 AUD, CY 196 EUR, CZ 203 CZK, DE 276 EUR, DJ 262 DJF,
DK 208 DKK, DM 212 XCD, DO 214 DOP, DZ 12 DZD, EC 218 USD, EE 233 EUR, EG 818 EGP, EH 732 MAD, ER 232 ERN,
ES 724 EUR, ET 231 ETB, FI 246 EUR, FJ 242 FJD, FK 238 FKP, FM 583 USD, FO 234 DKK, FR 250 EUR, GA 266 XAF,
GB 826 GBP, GD 308 XCD, GE 268 GEL, GF 254 EUR, GG 831 GBP, GH 288 GHS, GI 292 GIP, GL 304 DKK, GM 270 GMD,
GN 324 GNF, GP 312 EUR, GQ 226 XAF, GR 300 EUR, GS 239 GBP, GT 320 GTQ, GU 316 USD, GW 624 XOF, GY 328 GYD,
HK 344 HKD, HM 334 AUD, HN 340 HNL, HR 191 EUR, HT 332 HTG, HU 348 HUF, ID 360 IDR, IE 372 EUR, IL 376 ILS,
IM 833 GBP, IN 356 INR, IO 86 USD, IQ 368 IQD, IR 364 IRR, IS 352 ISK, IT 380 EUR, JE 832 GBP, JM 388 JMD,
JO 400 JOD, JP 392 JPY, KE 404 KES, KG 417 KGS, KH 116 KHR, KI 296 AUD, KM 174 KMF, KN 659 XCD, KP 408 KPW,
KR 410 KRW, KW 414 KWD, KY 136 KYD, KZ 398 KZT, LA 418 LAK, LB 422 LBP, LC 662 XCD, LI 438 CHF, LK 144 LKR,
LR 430 LRD, LS 426 LSL, LT 440 EUR, LU 442 EUR, LV 428 EUR, LY 434 LYD, MA 504 MAD, MC 492 EUR, MD 498 MDL,
ME 499 EUR, MF 663 EUR, MG 450 MGA, MH 584 USD, MK 807 MKD, ML 466 XOF, MM 104 MMK, MN 496 MNT, MO 446 MOP,
MP 580 USD, MQ 474 EUR, MR 478 MRU, MS 500 XCD, MT 470 EUR, MU 480 MUR, MV 462 MVR, MW 454 MWK, MX 484 MXN,
MY 458 MYR, MZ 508 MZN, NA 516 NAD, NC 540 XPF, NE 562 XOF, NF 574 AUD, NG 566 NGN, NI 558 NIO, NL 528 EUR,
NO 578 NOK, NP 524 NPR, NR 520 AUD, NU 570 NZD, NZ 554 NZD, OM 512 OMR, PA 591 PAB, PE 604 PEN, PF 258 XPF,
PG 598 PGK, PH 608 PHP, PK 586 PKR, PL 616 PLN, PM 666 EUR, PN 612 NZD, PR 630 USD, PS 275 ILS, PT 620 EUR,
PW 585 USD, PY 600 PYG, QA 634 QAR, RE 638 EUR, RO 642 RON, RS 688 RSD, RU 643 RUB, RW 646 RWF, SA 682 SAR,
SB 90 SBD, SC 690 SCR, SD 729 SDG, SE 752 SEK, SG 702 SGD, SH 654 SHP, SI 705 EUR, SJ 744 NOK, SK 703 EUR,
SL 694 SLE, SM 674 EUR, SN 686 XOF, SO 706 SOS, SR 740 SRD, SS 728 SSP, ST 678 STN, SV 222 USD, SX 534 XCG,
SY 760 SYP, SZ 748 SZL, TC 796 USD, TD 148 XAF, TF 260 EUR, TG 768 XOF, TH 764 THB, TJ 762 TJS, TK 772 NZD,
TL 626 USD, TM 795 TMT, TN 788 TND, TO 776 TOP, TR 792 TRY, TT 780 TTD, TV 798 AUD, TW 158 TWD, TZ 834 TZS,
UA 804 UAH, UG 800 UGX, UM 581 USD, US 840 USD, UY 858 UYU, UZ 860 UZS, VA 336 EUR, VC 670 XCD, VE 862 VES,
VG 92 USD, VI 850 USD, VN 704 VND, VU 548 VUV, WF 876 XPF, WS 882 WST, XK 983 EUR, YE 887 YER, YT 175 EUR,
ZA 710 ZAR, ZM 894 ZMW, ZW 716 ZWG`

/** Calling codes of territories without own numbers: they use those of the country that administers them. */
const borrowed: Readonly<Record<string, string>> = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
}

function readTable(): Country[] {
  const nameOf = new Intl.DisplayNames('en', { type: 'region' })
  const callingCodes = new Map(
    Object.entries(metadata.country_calling_codes).flatMap(([calling, codes]) =>
      codes.map((code): [string, string] => [code, calling]),
    ),
  )
  return TABLE.split(',')
    .map((entry) => {
      const [code = '', number, currency = ''] = entry.trim().split(' ')
      const callingCode = callingCodes.get(code) ?? borrowed[code] ?? ''
      return { code, number: Number(number), name: nameOf.of(code) ?? code, currency, callingCode }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

let read: readonly Country[] | undefined

/** All countries in the order of their names. */
export const countries = (): readonly Country[] => (read ??= readTable())

/** The two letters of the country that a text names by them, or by its English name; undefined for none. */
export function countryCode(text: string): string | undefined {
  const named = text.trim().toLowerCase()
  return countries().find(({ code, name }) => code.toLowerCase() === named || name.toLowerCase() === named)?.code
}

/** Whether the three letters are a currency of ISO 4217. */
export const isCurrency = (text: string): boolean =>
  Intl.supportedValuesOf('currency').includes(text) || countries().some(({ currency }) => currency === text)
