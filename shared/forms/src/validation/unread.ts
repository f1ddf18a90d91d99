/**
 * What stands in a form's values in place of a number or a day while its text cannot be read. Plain data, so that the text is in drafts
 * too. Only the fields themselves see it: rules, screens and requests get null in its place, see {@link readable}.
 */
export interface Unread {
  unread: string
}

/** Whether a value is a text that could not be read. */
export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Unread>).unread === 'string'

/** The values with null for what could not be read, at any depth; the same object where everything could. */
export const readable = <T>(values: T): T => {
  if (isUnread(values)) return null as T
  if (Array.isArray(values)) {
    const items = values.map(readable)
    return items.some((item, at) => item !== values[at]) ? (items as T) : values
  }
  // Files and dates are values of their own.
  if (typeof values !== 'object' || values === null || Object.getPrototypeOf(values) !== Object.prototype) return values
  const entries = Object.entries(values)
  const read = entries.map(([name, value]) => [name, readable(value)] as const)
  return read.some(([, value], at) => value !== entries[at]?.[1]) ? (Object.fromEntries(read) as T) : values
}
