import { isStructurallySame, parse } from '@samspel/federation/texts'
import type { TextPackage, Translation } from './packages'
import { languagesOf, translationOf } from './packages'

/** A missing or incorrect translation. */
export interface TextFinding {
  kind: 'missing' | 'unknown' | 'unsound' | 'different'
  /** Location as `<package> <language> <id>`. */
  at: string
  what: string
}

type Parsed = ReturnType<typeof parse>

const parsed = (text: Translation): Parsed => (typeof text === 'string' ? parse(text) : (text as Parsed))

/** Checks one translation; undefined if it has the same placeholders as its source, compared by FormatJS. */
export function problemOf(source: string, translation: Translation): Omit<TextFinding, 'at'> | undefined {
  try {
    const { success, error } = isStructurallySame(parse(source), parsed(translation))
    return success ? undefined : { kind: 'different', what: error?.message ?? 'it takes other values' }
  } catch (error) {
    return { kind: 'unsound', what: `it is no ICU message: ${(error as Error).message}` }
  }
}

/** Lists missing and incorrect translations. */
export function checkTranslation(
  one: TextPackage,
  language: string,
  texts: Record<string, Translation>,
): TextFinding[] {
  const known = new Set(one.texts.map(({ id }) => id))
  const at = (id: string) => `${one.name} ${language} ${id}`
  return [
    ...one.texts.flatMap(({ id, defaultMessage }): TextFinding[] => {
      const translation = texts[id]
      if (translation === undefined || translation.length === 0)
        return [{ kind: 'missing', at: at(id), what: `stands in Swedish: ${defaultMessage}` }]
      const problem = problemOf(defaultMessage, translation)
      return problem ? [{ ...problem, at: at(id) }] : []
    }),
    ...Object.keys(texts)
      .filter((id) => !known.has(id))
      .map((id): TextFinding => ({ kind: 'unknown', at: at(id), what: 'no text has this id' })),
  ]
}

/** Checks the English texts of every package, and every language that it has been translated into. */
export const verify = (packages: readonly TextPackage[], language?: string): TextFinding[] =>
  packages.flatMap((one) =>
    ['en', ...languagesOf(one)]
      .filter((found) => language === undefined || found === language)
      .flatMap((found) => checkTranslation(one, found, translationOf(one, found))),
  )
