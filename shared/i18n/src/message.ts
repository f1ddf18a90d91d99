import type { Locale } from '@samspel/api'

/** Values of a text's placeholders. Numbers in plurals are formatted by the locale. */
export type TextValues = Record<string, string | number | boolean | Date | null | undefined>

/** One text of the interface. What it says in a language is known to {@link Translate} alone: a visitor has the texts of one language. */
export interface Message {
  readonly id: string
  /** Values that it brings along; those of a call come on top. */
  readonly values?: TextValues | ((locale: Locale) => TextValues)
}
