import { type ActField, type Words, WrongAct } from './service'

/** What a form of an act, or a test, has sent. */
export type Body = Record<string, unknown>

/** A field of an act. */
export const field = (name: string, sv: string, en: string, kind: ActField['kind'] = 'text'): ActField => ({
  name,
  label: { sv, en },
  kind,
})

/** A field with choices, as they are read; names of choices that say it themselves are read as they are. */
export const choice = <T extends string>(
  name: string,
  [sv, en]: readonly [string, string],
  values: readonly T[] | Readonly<Record<T, Words>>,
): ActField => ({
  ...field(name, sv, en, 'select'),
  options: Array.isArray(values)
    ? (values as readonly T[]).map((value) => ({ value, label: { sv: value, en: value } }))
    : Object.entries<Words>(values as Record<T, Words>).map(([value, label]) => ({ value, label })),
})

/** Words that were sent, without blanks around them; empty where there are none. */
export const textIn = (body: Body, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** What was chosen. Throws `WrongAct` for what is none of the choices. */
export const oneIn = <T extends string>(body: Body, name: string, known: readonly T[]): T => {
  const found = known.find((each) => each === body[name])
  if (found === undefined) throw new WrongAct(`${name} is one of ${known.join(', ')}`)
  return found
}
