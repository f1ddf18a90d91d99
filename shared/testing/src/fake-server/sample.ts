interface Schema {
  type?: string
  enum?: readonly unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  format?: string
  minimum?: number
  minLength?: number
  pattern?: string
}

const texts: Record<string, string> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00.000Z',
  uri: 'https://samspel.test/',
}

/** The smallest value that a schema takes: the answer of an endpoint that the fake server knows nothing more about. */
export function sampleOf(schema: unknown): unknown {
  const {
    type,
    enum: choices,
    anyOf,
    properties,
    required = [],
    format,
    minimum,
    minLength,
    pattern,
  } = schema as Schema
  if (choices) return choices[0]
  if (anyOf) return anyOf.some((choice) => choice.type === 'null') ? null : sampleOf(anyOf[0])
  switch (type) {
    case 'object':
      return Object.fromEntries(required.map((key) => [key, sampleOf(properties?.[key] ?? {})]))
    case 'array':
      return []
    case 'string':
      return (
        texts[format ?? ''] ??
        (pattern?.startsWith('^/uploads') ? '/uploads/demo/mug.webp' : 'x'.repeat(minLength ?? 0))
      )
    case 'integer':
    case 'number':
      return minimum ?? 0
    case 'boolean':
      return false
    default:
      return null
  }
}
