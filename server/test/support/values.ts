import fc from 'fast-check'
import type { TSchema } from 'typebox'

interface Schema {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'å👩‍👩‍👧‍👦',
  '%',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(6_000),
  [],
  [[]],
  {},
  { constructor: 1 },
  { toString: null },
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '-infinity',
  'NaN',
  '1e400',
  'https://',
  'http://[::1',
  '/uploads/../secret',
  '/uploads/demo/x.webp',
)

const textFor = ({ format, maxLength = 200, pattern }: Schema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.constantFrom(...ids, '00000000-0000-0000-0000-000000000000')
  if (format === 'date')
    return fc.constantFrom('2026-12-01', '2026-12-24', '2024-02-29', '0001-01-01', '9999-12-31', '0000-01-01')
  if (format === 'uri') return fc.webUrl()
  if (pattern?.startsWith('^/uploads')) return fc.constantFrom('/uploads/demo/mug.webp', '/uploads/2026/x.webp')
  return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 200) })
}

const fitting = (schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valueOf(choice, ids)))
  if (schema.type === 'object') return objectFor(schema, ids)
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}, ids), { maxLength: 4 })
  if (schema.type === 'integer')
    return fc.integer({
      min: schema.minimum ?? -1_000,
      max: Math.min(schema.maximum ?? 2_000_000_000, Number.MAX_SAFE_INTEGER),
    })
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'null' ? fc.constant(null) : textFor(schema, ids)
}

/** Mostly what the schema allows, occasionally something it does not. */
const valueOf = (schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 24, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: nasty })

/** Present `often` times for each time it is absent. */
const sometimes = (value: fc.Arbitrary<unknown>, often: number) =>
  fc.oneof({ weight: often, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) })

const objectFor = ({ properties = {}, required = [] }: Schema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const known = Object.entries(properties).map(([key, inner]) => {
    return [toSnake(key), sometimes(valueOf(inner, ids), required.includes(key) ? 60 : 1)] as const
  })
  const extra = fc.oneof(
    { weight: 30, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('state', 'role', 'id', 'balance', 'brand_id', 'version', 'constructor', 'a\u0000'),
    },
  )
  return fc
    .tuple(fc.record(Object.fromEntries(known)), extra, nasty)
    .map(([record, name, value]) => (name === undefined ? record : { ...record, [name]: value }))
}

/** Bodies and queries that match a schema, or almost do. */
export const valueFor = (schema: TSchema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  valueOf(schema as Schema, ids)
