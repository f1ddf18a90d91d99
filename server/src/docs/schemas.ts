import { entities } from '@samspel/api/contract'

type Json = Record<string, unknown>

export const toSnake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Names of the contract's records, found by their schema: wherever that schema appears, the documentation refers to the record by name. */
const namesByShape = new Map(
  Object.entries(entities as Record<string, unknown>)
    .filter(([, entity]) => (entity as Json).type === 'object')
    .map(([name, entity]) => [JSON.stringify(entity), name]),
)

const asWritten = new Set(['enum', 'const', 'default'])

const translate = (schema: object): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => {
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(Object.entries(value as Json).map(([name, inner]) => [toSnake(name), onTheWire(inner)])),
        ]
      if (key === 'required') return [key, (value as string[]).map(toSnake)]
      return [key, asWritten.has(key) ? value : onTheWire(value)]
    }),
  )

/** A schema in its wire form: fields in snake case, records by reference. */
export const onTheWire = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(onTheWire)
  if (schema === null || typeof schema !== 'object') return schema
  const name = namesByShape.get(JSON.stringify(schema))
  return name ? { $ref: `#/components/schemas/${name}` } : translate(schema)
}

const recordsIn = (text: string): string[] =>
  [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name as string)

/** The schemas of all records that calls refer to, directly or through other records, by name. */
export const recordSchemas = (paths: Json): Json => {
  const schemas: Json = {}
  const open = recordsIn(JSON.stringify(paths))
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const entity = (entities as Record<string, unknown>)[name]
    if (!entity || schemas[name]) continue
    schemas[name] = translate(entity)
    open.push(...recordsIn(JSON.stringify(schemas[name])))
  }
  return schemas
}
