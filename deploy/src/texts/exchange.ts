import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TextPackage, Translation } from './packages'
import { localeFile, translationOf } from './packages'
import type { TextFinding } from './verify'
import { checkTranslation } from './verify'

/** One text in a translator's file: FormatJS's own extracted form, with the translation beside it. */
export interface FileEntry {
  description: string
  /** Swedish. */
  defaultMessage: string
  en: string
  /** Empty until somebody has translated it. */
  translation: Translation
}

/** Name of a translator's file: `mf-public.da.json`, `shared-ui.da.json`. */
export const fileNameOf = ({ name }: TextPackage, language: string): string =>
  `${name.replace('/', '-')}.${language}.json`

/** What a translator gets. */
export function exported(one: TextPackage, language: string): Record<string, FileEntry> {
  const there = translationOf(one, language)
  return Object.fromEntries(
    one.texts.map(({ id, description, defaultMessage, en }) => [
      id,
      { description, defaultMessage, en, translation: there[id] ?? '' },
    ]),
  )
}

/** Writes a file for each package. Returns their paths. */
export function writeOut(packages: readonly TextPackage[], language: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return packages.map((one) => {
    const path = join(folder, fileNameOf(one, language))
    writeFileSync(path, `${JSON.stringify(exported(one, language), null, 2)}\n`)
    return path
  })
}

/** A file that somebody brings in is none that went out. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

/** Texts by id, from a translator's file or from a plain table of ids to texts. */
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

/** What became of a file that was brought in. */
export interface BroughtIn {
  /** Of the package's `locales`; undefined for a language that stands in the definitions, and when the file was refused. */
  written: string | undefined
  findings: TextFinding[]
  /** Texts of a language that stands in the definitions, where the file says something else. */
  changes: { place: string; now: string; then: string }[]
}

/**
 * Takes in a translator's file. Nothing is written when a text does not take the values that its place gives it, or when no text has its id. Swedish
 * and English stand in the sources: what is to be changed there is told, with its place.
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
