import type { TSchema } from 'typebox'

/** Serialises an answer into its wire form. */
export type Writer = (value: unknown) => unknown

interface JsonSchema {
  type?: string
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
  patternProperties?: Record<string, TSchema>
}

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const same: Writer = (value) => value

const objectWriter = (properties: Record<string, TSchema>): Writer => {
  const fields = Object.entries(properties).map(([key, schema]) => ({
    key,
    name: toSnake(key),
    write: writerOf(schema),
  }))
  return (value) => {
    const record = value as Record<string, unknown>
    const result: Record<string, unknown> = {}
    for (const { key, name, write } of fields) {
      const field = record[key]
      if (field !== undefined) result[name] = field === null ? null : write(field)
    }
    return result
  }
}

/**
 * Compiles a schema into a writer that converts field names to snake case and drops fields the schema does not know. Keys of maps (ids,
 * dates) stay as they are.
 */
export const writerOf = (schema: TSchema): Writer => {
  const { type, properties, items, anyOf, patternProperties } = schema as JsonSchema
  if (properties) return objectWriter(properties)
  if (type === 'array' && items) {
    const write = writerOf(items)
    return write === same ? same : (value) => (value as unknown[]).map(write)
  }
  if (patternProperties) return same
  const choices = anyOf?.filter((choice) => (choice as JsonSchema).type !== 'null') ?? []
  if (choices.length > 1) {
    const shapes = choices.map((choice) => (choice as JsonSchema).properties ?? {})
    const fields = shapes.flatMap((shape) => Object.keys(shape))
    // Which of the shapes a value has need not be known where no field is of two of them.
    const areApart = shapes.every((shape) => Object.keys(shape).length > 0) && new Set(fields).size === fields.length
    if (!areApart) throw new Error('A union of shapes that share fields has no wire form')
    return objectWriter(Object.assign({}, ...shapes) as Record<string, TSchema>)
  }
  return choices[0] ? writerOf(choices[0]) : same
}
