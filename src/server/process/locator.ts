// Where an internet address is: countries from the database that comes along, cities from a file that the operator names.
import { createRequire } from 'node:module'
import maxmind, { type Reader, type Response } from 'maxmind'
import type { Locate, VisitorLocation } from '../domain/insight/tracking/visitor.ts'
import { ConfigError } from '../settings/values.ts'

const COUNTRIES = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
/** The service has its own record for each country. */
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** A name by language, as in the databases of MaxMind and DB-IP. */
interface Named {
  names?: Record<string, string>
  iso_code?: string
}

/** The records of those databases, and of flat ones. */
interface PlaceRecord {
  country?: Named
  subdivisions?: Named[]
  city?: Named | string
  country_code?: string
  state1?: string
}

const nameOf = (named: Named | undefined): string => named?.names?.['en'] ?? ''

function countryOf({ country, country_code }: PlaceRecord): string {
  const code = country?.iso_code ?? country_code
  return code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : nameOf(country)
}

function toPlace(record: PlaceRecord): VisitorLocation | null {
  const country = countryOf(record)
  if (country === '') return null
  const { city, subdivisions, state1 } = record
  return {
    country,
    region: nameOf(subdivisions?.[0]) || (state1 ?? ''),
    city: typeof city === 'string' ? city : nameOf(city),
  }
}

/**
 * Creates the IP look-up. The database is loaded for the first address; `file` is checked at once, and throws
 * ConfigError if it is not a database of locations.
 */
export async function createLocator(file: string | null): Promise<Locate> {
  const open = (path: string): Promise<Reader<Response>> => maxmind.open(path)
  let reader: Promise<Reader<Response>> | undefined
  if (file !== null) {
    reader = open(file)
    await reader.catch((error: Error) => {
      throw new ConfigError(`MESSAGING_PLACES names no database in the MaxMind format: ${file} (${error.message}).`)
    })
  }
  return async (address) => {
    if (!maxmind.validate(address)) return null
    reader ??= open(createRequire(import.meta.url).resolve(COUNTRIES))
    const record = (await reader).get(address) as PlaceRecord | null
    return record && toPlace(record)
  }
}
