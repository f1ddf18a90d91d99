/** One text as its source defines it. */
export interface Definition {
  id: string
  description: string
  /** Swedish, the language that others are translated from. */
  defaultMessage: string
  en: string
  /** In its file, from 1. */
  line: number
}

/** What stands in one call of `defineMessages`. */
export interface DefinitionGroup {
  /** Place of the argument in the source. */
  start: number
  end: number
  /** Its texts are read in both languages, whatever the visitor's. */
  bilingual: boolean
  names: string[]
  messages: Definition[]
}

/** The definitions of a source file, group by group. Throws for one that nobody can read without running the code. */
export function readDefinitions(source: string, file: string): DefinitionGroup[]
