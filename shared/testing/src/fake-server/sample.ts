interface Schema {
  type?: string
  enum?: readonly unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  format?: string
  minimum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

const texts: Record<string, string> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00.000Z',
  uri: 'https://samspel.test/',
}

/** An id of its own for each record of a list. */
export const sampleId = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`

/** A text that says which field it stands in, where the schema takes any text. */
function textOf({ format, minLength = 0, maxLength = Infinity, pattern }: Schema, key: string, index: number): string {
  if (format === 'uuid') return sampleId(index)
  const known = texts[format ?? '']
  if (known !== undefined) return known
  if (pattern) return pattern.startsWith('^/uploads') ? '/uploads/demo/mug.webp' : 'x'.repeat(Math.max(1, minLength))
  const text = `${key} ${index + 1}`
  return text.length >= minLength && text.length <= maxLength ? text : 'x'.repeat(minLength)
}

/**
 * The smallest value that a schema takes: the shortest list, null where that may be, a text that names its field.
 * @param key name of the field that it stands in
 * @param index place in the list that it stands in
 */
export function sampleOf(schema: unknown, key = '', index = 0): unknown {
  const { type, enum: choices, anyOf, properties, required = [], minimum, items, minItems = 0 } = schema as Schema
  if (choices) return choices[0]
  if (anyOf) return anyOf.some((choice) => choice.type === 'null') ? null : sampleOf(anyOf[0], key, index)
  switch (type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties?.[name] ?? {}, name, index)]))
    case 'array':
      return Array.from({ length: minItems }, (_, at) => sampleOf(items ?? {}, key, at))
    case 'string':
      return textOf(schema as Schema, key, index)
    case 'integer':
    case 'number':
      return minimum ?? 0
    case 'boolean':
      return false
    default:
      return null
  }
}
