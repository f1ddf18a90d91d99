/** One text in both languages, in ICU message format. */
export interface Message {
  /** Unique: `<package>.<feature>.<name>`. */
  id: string
  /** Tells a translator where the text stands and what it does. */
  description: string
  sv: string
  en: string
}

/** Defines the texts of one view. Typed: a text without its Swedish, English or description does not compile. */
export const defineMessages = <K extends string | number>(messages: Record<K, Message>): Record<K, Message> => messages

/** Whether a value is a message definition (and not a plain string or an error object). */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && typeof (value as Message).id === 'string' && 'sv' in value
