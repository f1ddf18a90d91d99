interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** A value with the fields that its schema knows, and no others: as the API answers. */
export function project(schema: unknown, value: unknown): unknown {
  const { properties, items, anyOf } = schema as Schema
  if (value === null || value === undefined) return value
  if (anyOf) return project(anyOf.find(({ type }) => type !== 'null') ?? {}, value)
  if (items && Array.isArray(value)) return value.map((item) => project(items, item))
  if (!properties) return value
  const record = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, inner]) =>
      record[key] === undefined ? [] : [[key, project(inner, record[key])]],
    ),
  )
}
