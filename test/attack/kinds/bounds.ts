// Each list, map and text of each request one longer than the contract allows.
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import { contracts } from '../../../src/server/contract/registry.ts'
import { documentOf, fittingPlaces, operationOf } from '../../support/bounded-requests.ts'
import { isImplemented } from '../../support/implemented.ts'
import { samples } from '../../support/sample-requests.ts'
import { type Attempt, judged } from '../attack.ts'
import type { Target } from '../target.ts'

/** In the short form, one of so many places: `request-bounds.test.ts` tries all of them. */
const EVERY = 10
const refusals = [400, 413, 422]

export async function* bounds({ server, owner, isShort }: Target): AsyncGenerator<Attempt> {
  let number = 0
  for (const sample of samples.filter((one) => isImplemented(one))) {
    const schema = operationOf(sample)?.requestBody?.content['application/json']?.schema
    const validator: Validator | undefined = contracts[sample.api].validators[sample.id]?.body
    if (!schema || !validator) continue
    for (const [key, place] of fittingPlaces(validator, documentOf(sample.api), schema)) {
      if (isShort && number++ % EVERY !== 0) continue
      const { statusCode } = await server.app.http.inject({
        method: sample.operation.method.toUpperCase() as 'POST',
        url: sample.url(),
        // Items that are judged one by one are refused with the others only so.
        headers: { apikey: owner.key, 'content-type': 'application/json', prefer: 'handling=strict' },
        payload: JSON.stringify(place.sized(place.limit + 1)),
      })
      const what = `${sample.api} ${sample.id} ${key} ${place.limit + 1}`
      yield judged(what, !refusals.includes(statusCode), `status ${statusCode}`)
    }
  }
}
