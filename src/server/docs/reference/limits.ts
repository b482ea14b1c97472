// The limits of a schema in words.
import type { Schema } from '../contracts.ts'

/** Values of a list that are named; of a longer one, its first. */
const NAMED = 60

const written = (value: unknown): string => JSON.stringify(value)

/** `1 to 5 items`, `at least 1 item`, `at most 5 items`. */
function between(least: number | undefined, most: number | undefined, unit: string): string[] {
  const units = (count: number) => (unit === '' ? '' : ` ${count === 1 ? unit : `${unit}s`}`)
  if (least !== undefined && most !== undefined)
    return [least === most ? `exactly ${least}${units(least)}` : `${least} to ${most}${units(most)}`]
  if (least !== undefined && !(least === 0 && unit !== '')) return [`at least ${least}${units(least)}`]
  return most === undefined ? [] : [`at most ${most}${units(most)}`]
}

function valuesOf({ enum: values, const: only }: Schema): string[] {
  if (only !== undefined) return [`always ${written(only)}`]
  if (!values) return []
  if (values.length === 1) return [`always ${written(values[0])}`]
  const more = values.length > NAMED ? `, and ${values.length - NAMED} more` : ''
  return [`one of ${values.slice(0, NAMED).map(written).join(', ')}${more}`]
}

/** What a value has to be beyond its type, each as a phrase. */
export function limitsOf(schema: Schema): string[] {
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf, pattern, default: usual } = schema
  return [
    ...valuesOf(schema),
    ...between(schema.minimum, schema.maximum, ''),
    ...(above === undefined ? [] : [`more than ${above}`]),
    ...(below === undefined ? [] : [`less than ${below}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
    ...between(schema.minLength, schema.maxLength, 'character'),
    ...between(schema.minItems, schema.maxItems, 'item'),
    ...between(schema.minProperties, schema.maxProperties, 'member'),
    ...(schema.uniqueItems ? ['no item twice'] : []),
    ...(pattern === undefined ? [] : [`matches ${pattern}`]),
    ...(usual === undefined ? [] : [`default ${written(usual)}`]),
  ]
}
