import type { TSchema } from 'typebox'
import { isBlankText } from '@samspel/api'

interface JsonSchema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  minLength?: number
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
  'x-filled'?: 'trimmed' | 'as-is'
}

/** Makes of a value what its schema's text means; values of other types stay for the check that comes after. */
type Tidy = (value: unknown) => unknown

const same: Tidy = (value) => value

const ofText = (
  { format, pattern, enum: choices, minLength = 0, 'x-filled': filled }: JsonSchema,
  blank: '' | null,
): Tidy => {
  // A word by a rule of its own, or a password, which may be of blanks.
  if (format || pattern || choices || (minLength > 0 && !filled)) return same
  return (value) => {
    if (typeof value !== 'string') return value
    if (isBlankText(value)) return filled ? '' : blank
    return filled === 'trimmed' ? value.trim() : value
  }
}

const ofObject = (properties: Record<string, TSchema>): Tidy => {
  const fields = Object.entries(properties).flatMap(([key, schema]) => {
    const tidy = tidyText(schema)
    return tidy === same ? [] : [[key, tidy] as const]
  })
  if (fields.length === 0) return same
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    const record = { ...(value as Record<string, unknown>) }
    for (const [key, tidy] of fields) if (Object.hasOwn(record, key)) record[key] = tidy(record[key])
    return record
  }
}

const ofList = (items: TSchema): Tidy => {
  const tidy = tidyText(items)
  return tidy === same ? same : (value) => (Array.isArray(value) ? value.map(tidy) : value)
}

/**
 * Compiles a schema into what is done with its text before it is checked: text that must be there loses the blanks around it, and is empty,
 * thus refused, when nothing else is left; other text that is blank is empty, or null where the schema takes that.
 */
export const tidyText = (schema: TSchema): Tidy => {
  const { type, properties, items, anyOf } = schema as JsonSchema
  if (properties) return ofObject(properties)
  if (type === 'array' && items) return ofList(items)
  if (type === 'string') return ofText(schema as JsonSchema, '')
  const [choice, ...others] = anyOf?.filter((one) => (one as JsonSchema).type !== 'null') ?? []
  // A value or several of it is asked for in queries alone, and never free text.
  if (!choice || others.length > 0) return same
  return (choice as JsonSchema).type === 'string' ? ofText(choice as JsonSchema, null) : tidyText(choice)
}
