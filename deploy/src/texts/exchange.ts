import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TextPackage, Translation } from './packages'
import { localeFile, translationOf } from './packages'
import type { TextFinding } from './verify'
import { checkTranslation } from './verify'

/** One text in a translator's file: FormatJS's extracted format plus the translation. */
export interface FileEntry {
  description: string
  /** Swedish. */
  defaultMessage: string
  en: string
  /** Empty if not yet translated. */
  translation: Translation
}

/** Name of a translator's file: `mf-public.da.json`, `shared-ui.da.json`. */
export const fileNameOf = ({ name }: TextPackage, language: string): string =>
  `${name.replace('/', '-')}.${language}.json`

/** Contents of the file for a translator. */
export function exported(one: TextPackage, language: string): Record<string, FileEntry> {
  const there = translationOf(one, language)
  return Object.fromEntries(
    one.texts.map(({ id, description, defaultMessage, en }) => [
      id,
      { description, defaultMessage, en, translation: there[id] ?? '' },
    ]),
  )
}

/** Writes one file per package. Returns their paths. */
export function writeOut(packages: readonly TextPackage[], language: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return packages.map((one) => {
    const path = join(folder, fileNameOf(one, language))
    writeFileSync(path, `${JSON.stringify(exported(one, language), null, 2)}\n`)
    return path
  })
}

/** The imported file is not one that was exported. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

/** Parses texts by id, from a translator's file or from a plain JSON object of ids and texts. */
export function readTexts(contents: string, name: string): Record<string, Translation> {
  let value: unknown
  try {
    value = JSON.parse(contents)
  } catch (error) {
    throw new FileRefused(`${name} is no JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FileRefused(`${name}: a table of ids is expected`)
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, entry]): [string, Translation][] => {
      const text: unknown =
        typeof entry === 'string' || Array.isArray(entry) ? entry : (entry as Partial<FileEntry> | null)?.translation
      if (typeof text !== 'string' && !Array.isArray(text)) throw new FileRefused(`${name}: ${id} has no translation`)
      return text.length === 0 ? [] : [[id, text]]
    }),
  )
}

/** Result of importing a file. */
export interface BroughtIn {
  /** Path in the package's `locales`; undefined for a language whose texts are in the sources, and if the file was refused. */
  written: string | undefined
  findings: TextFinding[]
  /** For a language whose texts are in the sources: texts for which the file has a different wording. */
  changes: { place: string; now: string; then: string }[]
}

/**
 * Imports a translator's file. Nothing is written if a text uses different placeholders than its source, or if an id does not exist.
 * Swedish and English are in the sources; for them the changes to make are reported with their locations.
 */
export function bringIn(one: TextPackage, language: string, texts: Record<string, Translation>): BroughtIn {
  const findings = checkTranslation(one, language, texts)
  if (findings.some(({ kind }) => kind !== 'missing')) return { written: undefined, findings, changes: [] }
  if (language === 'sv' || language === 'en') {
    const now = translationOf(one, language)
    const changes = one.texts
      .filter(({ id }) => texts[id] !== undefined && texts[id] !== now[id])
      .map(({ id, file, line }) => ({ place: `${file}:${line} ${id}`, now: String(now[id]), then: String(texts[id]) }))
    return { written: undefined, findings, changes }
  }
  const path = localeFile(one, language)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `${JSON.stringify(Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  )
  return { written: path, findings, changes: [] }
}
