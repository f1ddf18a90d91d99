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

/** Normalises a value as its schema's text; values of other types are left to validation. */
type Tidy = (value: unknown) => unknown

const same: Tidy = (value) => value

const ofText = (
  { format, pattern, enum: choices, minLength = 0, 'x-filled': filled }: JsonSchema,
  blank: '' | null,
): Tidy => {
  // Words with a format of their own are left alone, as are passwords, which may consist of blanks.
  if (format || choices || ((pattern || minLength > 0) && !filled)) return same
  return (value) => {
    if (typeof value !== 'string') return value
    if (isBlankText(value)) return filled ? '' : blank
    const composed = value.normalize()
    return filled === 'trimmed' ? composed.trim() : composed
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
 * Compiles a schema into a function that normalises its text before validation. A letter with its mark becomes one sign (NFC), so that a
 * name from a Mac is the same name. Required text is trimmed, and so refused when only blanks
 * remain. Optional text that is blank becomes empty, or null where the schema allows it.
 */
export const tidyText = (schema: TSchema): Tidy => {
  const { type, properties, items, anyOf } = schema as JsonSchema
  if (properties) return ofObject(properties)
  if (type === 'array' && items) return ofList(items)
  if (type === 'string') return ofText(schema as JsonSchema, '')
  const [choice, ...others] = anyOf?.filter((one) => (one as JsonSchema).type !== 'null') ?? []
  // A choice between one value and several occurs only in queries, and never for free text.
  if (!choice || others.length > 0) return same
  return (choice as JsonSchema).type === 'string' ? ofText(choice as JsonSchema, null) : tidyText(choice)
}
