import type { Locale } from '@samspel/api'
import type { Message } from './message'
import { builtMessages } from './texts'

/** One text in both languages, in ICU message format, as FormatJS reads it. */
export interface MessageDefinition {
  /** Unique: `<package>.<feature>.<name>`. */
  id: string
  /** Tells a translator where the text stands and what it does. */
  description: string
  /** Swedish, the language that others are translated from. */
  defaultMessage: string
  en: string
}

/** A text whose words are known in every language, whatever the visitor reads. */
export interface BilingualMessage extends Message {
  readonly defaultMessage: string
  readonly en: string
}

/** Defines the texts of one view. Typed: a text without its Swedish, English or description does not compile. */
export const defineMessages = <K extends string | number>(
  messages: Record<K, MessageDefinition>,
  ...built: string[]
): Record<K, Message> =>
  // A build puts a group's key and its names in the place of the definitions.
  typeof messages === 'string' ? (builtMessages(messages, built[0]!) as Record<K, Message>) : messages

/**
 * Around {@link defineMessages}: texts that a page writes for somebody else, in the language of the reader. Both languages are shipped, as they are
 * written; use it for nothing else.
 */
export const bilingual = <K extends string | number>(messages: Record<K, Message>): Record<K, BilingualMessage> =>
  messages as Record<K, BilingualMessage>

/** What a bilingual text says in a language. */
export const textIn = ({ defaultMessage, en }: BilingualMessage, locale: Locale): string =>
  locale === 'sv' ? defaultMessage : en

/** A message with values of its own, which may depend on the language: `withValues(messages.tooLong, { max: 20 })`. */
export const withValues = (message: Message, values: Message['values']): Message => ({
  ...message,
  ...(values && { values }),
})

/** Whether a value is a message (and not a plain string, or an object of them). */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && typeof (value as Message).id === 'string'
