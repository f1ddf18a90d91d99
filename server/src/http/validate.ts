import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import { type FieldErrorId } from '@samspel/api'
import { nameWithoutAddress } from '@samspel/api/name-without-address'
import { type FieldErrors, invalid } from '../errors'
import { lazy } from '../lazy'

Settings.Set({ maxErrors: 64 })

type Problem = TLocalizedValidationError
export type Validate = (value: unknown) => FieldErrors | undefined

const byFormat: Record<string, FieldErrorId> = { date: 'invalid_date', uri: 'invalid_url' }

const idOf = ({ keyword, params }: Problem): FieldErrorId => {
  const detail = params as {
    limit?: number
    format?: string
    type?: string | string[]
    pattern?: string | RegExp
  }
  if (keyword === 'minLength') return detail.limit === 1 ? 'required' : 'too_short'
  if (keyword === 'maxLength' || keyword === 'maxItems') return 'too_long'
  if (keyword === 'minimum' || keyword === 'minItems') return 'too_small'
  if (keyword === 'maximum') return 'too_large'
  if (keyword === 'format') return byFormat[detail.format ?? ''] ?? 'invalid'
  if (keyword === 'pattern' && String(detail.pattern) === nameWithoutAddress) return 'address_in_name'
  if (keyword === 'type' && detail.type === 'integer') return 'invalid_integer'
  return 'invalid'
}

const escaped: Record<string, string> = { '~0': '~', '~1': '/' }
const segmentsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~[01]/g, (sign) => escaped[sign] ?? sign))

/** Fields that have another name in errors. */
export type FieldNames = Readonly<Record<string, string>>
/** Names a field in errors, given its path through the value. */
export type FieldNamer = (segments: readonly string[]) => string

const wrappersOf = (schema: TSchema): Set<string> => {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {}
  return new Set(Object.keys(properties).filter((key) => properties[key]?.type === 'object'))
}

/** `/campaign/products/0/productTitle` → `products[0].productTitle`: the wrapper around every body is not part of the field's name. */
export const fieldNamer = (schema: TSchema, others: FieldNames = {}): FieldNamer => {
  const wrappers = wrappersOf(schema)
  return (segments) => {
    const [first = '', ...rest] = segments
    const parts = wrappers.has(first) && rest.length > 0 ? rest : segments
    const name = parts.reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part),
      '',
    )
    return Object.hasOwn(others, name) ? (others[name] as string) : name || 'body'
  }
}

/** Validates against a schema, which is compiled on first use. Returns message ids by field, or nothing when the value is valid. */
export const compileValidation = (schema: TSchema, nameOf: FieldNamer = fieldNamer(schema)): Validate => {
  const compiled = lazy(() => Compile(schema))
  return (value) => {
    const check = compiled()
    if (check.Check(value)) return undefined
    const errors: FieldErrors = {}
    const add = (segments: string[], id: FieldErrorId) => {
      const field = nameOf(segments)
      // The first error is the most specific; later ones repeat it for the enclosing schemas.
      errors[field] ??= [id]
    }
    for (const problem of check.Errors(value)) {
      const segments = segmentsOf(problem.instancePath)
      const params = problem.params as { requiredProperties?: string[]; additionalProperties?: string[] }
      if (params.additionalProperties)
        for (const name of params.additionalProperties) add([...segments, name], 'unknown_field')
      else if (params.requiredProperties)
        for (const name of params.requiredProperties) add([...segments, name], 'required')
      else if (problem.keyword !== 'boolean') add(segments, idOf(problem))
    }
    return errors
  }
}

/** Refuses text that PostgreSQL cannot store: NUL characters and unpaired surrogates. */
export const refuseBrokenText = (value: unknown, nameOf: FieldNamer, path: string[] = []): void => {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw invalid({ [nameOf(path)]: ['nul_character'] })
    if (/\p{Surrogate}/u.test(value)) throw invalid({ [nameOf(path)]: ['invalid'] })
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      refuseBrokenText(key, nameOf, path)
      refuseBrokenText(inner, nameOf, [...path, key])
    }
  }
}

/** Query values arrive as text; numbers and booleans are parsed where the schema asks for them. */
export const readQueryValues = (schema: TSchema, query: Record<string, unknown>): Record<string, unknown> => {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {}
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      const type = Object.hasOwn(properties, key) ? properties[key]?.type : undefined
      if (typeof value !== 'string') return [key, value]
      if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return [key, Number(value)]
      if (type === 'number' && /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value)) return [key, Number(value)]
      if (type === 'boolean' && (value === 'true' || value === 'false')) return [key, value === 'true']
      return [key, value]
    }),
  )
}
