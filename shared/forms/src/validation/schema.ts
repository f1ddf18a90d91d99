import { isMessage, type Message } from '@samspel/i18n'

/** Looks at one value (and at all of them, where it compares) and answers with a text, or nothing when all is well. */
export type Rule = (value: unknown, values: Record<string, unknown>) => Message | undefined

/** Rules by field; nested for nested objects, {@link each} for lists. Of several rules the first that fails speaks. */
export interface Schema {
  [field: string]: Rule | readonly Rule[] | Schema | Each
}

/** Rules for every item of a list; made by {@link each}. */
export interface Each {
  each: Rule | readonly Rule[] | Schema
}

/** Texts by field, nested as the values are; only fields with errors (V-02). */
export interface FieldErrors {
  [field: string]: Message | FieldErrors | (Message | FieldErrors | undefined)[]
}

/** Applies rules to each item of a list: `products: each({ productTitle: required })`. */
export const each = (rules: Each['each']): Each => ({ each: rules })

type Found = Message | FieldErrors | (Message | FieldErrors | undefined)[] | undefined

/** Applies a schema to values, recursively; `{}` when all is well (V-02). */
export const validate = (schema: Schema, values: object): FieldErrors =>
  (checkFields(schema, values, values) ?? {}) as FieldErrors

const check = (rules: Schema[string], value: unknown, all: object): Found => {
  if (typeof rules === 'function') return rules(value, all as Record<string, unknown>)
  if (Array.isArray(rules)) return firstOf(rules as readonly Rule[], value, all)
  if (isEach(rules)) return checkItems(rules, value, all)
  return checkFields(rules as Schema, (value ?? {}) as object, all)
}

const isEach = (rules: unknown): rules is Each =>
  typeof rules === 'object' && rules !== null && Object.keys(rules).length === 1 && 'each' in rules

const firstOf = (rules: readonly Rule[], value: unknown, all: object): Found => {
  for (const rule of rules) {
    const found = rule(value, all as Record<string, unknown>)
    if (found) return found
  }
  return undefined
}

const checkItems = (rules: Each, value: unknown, all: object): Found => {
  const items = Array.isArray(value)
    ? value.map((item) => check(rules.each as Schema[string], item, all) as Message | FieldErrors | undefined)
    : []
  return items.some((item) => item !== undefined) ? items : undefined
}

const checkFields = (schema: Schema, value: object, all: object): Found => {
  const found = Object.entries(schema).flatMap(([name, rules]) => {
    const error = check(rules, (value as Record<string, unknown>)[name], all)
    return error === undefined ? [] : [[name, error] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** Number of fields with errors, at any depth. */
export const countErrors = (errors: unknown): number => {
  if (!errors || typeof errors !== 'object') return errors ? 1 : 0
  if (isMessage(errors)) return 1
  return Object.values(errors).reduce((sum: number, inner) => sum + countErrors(inner), 0)
}
