// The time zone of a country, and of a phone number. Where a country has several, it is the one in which most of its people
// live; numbers of some countries tell more by their area code. A number says where it was given out, not where its owner is.
import { callingCodeOf, mainCountryOf } from './phones.ts'
import { zoneNamed } from './zones.ts'

/** The zone of most people, for countries for which the IANA database has several. */
const MAIN: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  UM: 'Pacific/Wake',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  XK: 'Europe/Belgrade',
}

/** Zones by the first digits of numbers, calling code included: only where the zone of the country would be wrong. */
const AREAS: Readonly<Record<string, string>> = {
  // North America
  'America/Chicago':
    '1205 1251 1256 1334 1659 1938 1479 1501 1870 1327 1850 1448 1217 1224 1309 1312 1331 1447 1464 1618 1630 1708 1730 1773 1779 1815 1847 1861 1872 1219 1319 1515 1563 1641 1712 1316 1620 1785 1913 1270 1364 1225 1318 1337 1504 1985 1457 1218 1320 1507 1612 1651 1763 1924 1952 1228 1601 1662 1769 1471 1314 1417 1557 1573 1636 1660 1816 1975 1235 1308 1402 1531 1701 1405 1539 1572 1580 1918 1605 1615 1629 1731 1901 1931 1210 1214 1254 1281 1325 1346 1361 1409 1430 1432 1469 1512 1621 1682 1713 1726 1737 1806 1817 1830 1832 1903 1936 1940 1945 1956 1972 1979 1262 1274 1353 1414 1534 1608 1715 1920',
  'America/Denver': '1303 1719 1720 1970 1983 1208 1986 1406 1505 1575 1307 1385 1435 1801 1915',
  'America/Phoenix': '1480 1520 1602 1623 1928',
  'America/Los_Angeles':
    '1209 1213 1279 1310 1323 1341 1350 1369 1408 1415 1424 1442 1510 1530 1559 1562 1619 1626 1628 1650 1657 1661 1669 1707 1714 1738 1747 1760 1805 1818 1820 1831 1837 1840 1858 1909 1916 1925 1949 1951 1702 1725 1775 1458 1503 1541 1971 1206 1253 1360 1425 1509 1564',
  'America/Anchorage': '1907',
  'Pacific/Honolulu': '1808',
  'Pacific/Guam': '1671',
  'Pacific/Saipan': '1670',
  'Pacific/Pago_Pago': '1684',
  'America/Puerto_Rico': '1787 1939',
  'America/St_Thomas': '1340',
  'America/Toronto':
    '1226 1249 1263 1289 1343 1354 1365 1367 1382 1416 1418 1437 1438 1450 1468 1514 1519 1548 1579 1581 1613 1647 1683 1705 1742 1753 1807 1819 1873 1905 1942',
  'America/Vancouver': '1236 1250 1257 1604 1672 1778',
  'America/Edmonton': '1368 1403 1587 1780 1825 1867',
  'America/Winnipeg': '1204 1431 1584',
  'America/Regina': '1306 1474 1639',
  'America/Halifax': '1902 1782 1506 1428',
  'America/St_Johns': '1709 1879',
  'America/Nassau': '1242',
  'America/Barbados': '1246',
  'America/Anguilla': '1264',
  'America/Antigua': '1268',
  'America/Tortola': '1284',
  'America/Cayman': '1345',
  'Atlantic/Bermuda': '1441',
  'America/Grenada': '1473',
  'America/Grand_Turk': '1649',
  'America/Jamaica': '1876 1658',
  'America/Montserrat': '1664',
  'America/Lower_Princes': '1721',
  'America/St_Lucia': '1758',
  'America/Dominica': '1767',
  'America/St_Vincent': '1784',
  'America/Santo_Domingo': '1809 1829 1849',
  'America/Port_of_Spain': '1868',
  'America/St_Kitts': '1869',
  // Brazil
  'America/Rio_Branco': '5568',
  'America/Manaus': '5592 5597',
  'America/Porto_Velho': '5569',
  'America/Boa_Vista': '5595',
  'America/Cuiaba': '5565 5566',
  'America/Campo_Grande': '5567',
  // Mexico
  'America/Tijuana': '52646 52664 52686',
  'America/Hermosillo': '52662',
  'America/Mazatlan': '52612 52624 52667 52669',
  'America/Cancun': '52983 52984 52998',
  // Landlines of Australia, and of islands of Spain and Portugal
  'Australia/Brisbane': '617',
  'Australia/Adelaide': '6188',
  'Australia/Perth': '6186 6189',
  'Atlantic/Canary': '34822 34828 34922 34928',
  'Atlantic/Azores': '351292 351295 351296',
  // Kazakhstan shares the calling code of Russia
  'Asia/Almaty': '76 77',
}

const areas = new Map(Object.entries(AREAS).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone])))
const LONGEST_AREA = Math.max(...[...areas.keys()].map((code) => code.length))

const kept = new Map<string, string | null>()

/** The zones of a country in the tables of the engine. */
function zonesOf(country: string): readonly string[] {
  try {
    return new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []
  } catch {
    return []
  }
}

/** The zone of a country, in two letters; null for one that is not known. */
export function zoneOfCountry(country: string): string | null {
  const known = kept.get(country)
  if (known !== undefined) return known
  const zone = zoneNamed(MAIN[country] ?? zonesOf(country)[0] ?? '')
  kept.set(country, zone)
  return zone
}

/** The zone of a number `<country_code>-<number>`; null for one of no country. */
export function zoneOfNumber(number: string): string | null {
  const code = callingCodeOf(number)
  const digits = code + number.slice(code.length + 1)
  for (let length = LONGEST_AREA; length > 1; length--) {
    const zone = areas.get(digits.slice(0, length))
    if (zone !== undefined) return zoneNamed(zone)
  }
  const country = mainCountryOf(code)
  return country === undefined ? null : zoneOfCountry(country)
}
