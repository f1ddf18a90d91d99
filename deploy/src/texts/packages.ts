import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Definition } from '@samspel/federation/texts'
import { readDefinitions } from '@samspel/federation/texts'

export interface TextPackage {
  /** Its folder relative to the root, for example `mf-public` or `shared/ui`. */
  name: string
  dir: string
  texts: (Definition & { file: string })[]
}

const sourcesUnder = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesUnder(path)
    return /(?<!\.test|\.d)\.tsx?$/.test(entry.name) ? [path] : []
  })

/** Two texts have the same id, so that each would be translated as the other. */
export class SameId extends Error {
  override name = 'SameId'
}

/**
 * Reads the packages that contain texts: remotes, shell and shared packages. Throws for an unreadable definition and for a duplicate id.
 */
export function readPackages(root: string): TextPackage[] {
  const folders = readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .concat(existsSync(join(root, 'shared')) ? readdirSync(join(root, 'shared')).map((name) => `shared/${name}`) : [])
  const packages = folders
    .filter((name) => existsSync(join(root, name, 'src')))
    .map((name): TextPackage => {
      const dir = join(root, name)
      const texts = sourcesUnder(join(dir, 'src')).flatMap((path) => {
        const file = relative(root, path)
        return readDefinitions(readFileSync(path, 'utf8'), file).flatMap(({ messages }) =>
          messages.map((message) => ({ ...message, file })),
        )
      })
      return { name, dir, texts: texts.sort((a, b) => (a.id < b.id ? -1 : 1)) }
    })
    .filter(({ texts }) => texts.length > 0)

  const places = new Map<string, string>()
  for (const { id, file, line } of packages.flatMap(({ texts }) => texts)) {
    const here = `${file}:${line}`
    const other = places.get(id)
    if (other) throw new SameId(`${here}: ${other} defines ${id}, too`)
    places.set(id, here)
  }
  return packages
}

/** A text, or its form compiled by FormatJS. */
export type Translation = string | unknown[]

const LOCALES = 'locales'

export const localeFile = ({ dir }: TextPackage, language: string): string => join(dir, LOCALES, `${language}.json`)

/** Languages that a package has been translated into, besides those in its sources. */
export const languagesOf = ({ dir }: TextPackage): string[] =>
  existsSync(join(dir, LOCALES))
    ? readdirSync(join(dir, LOCALES))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : []

/** A package's texts in a language, by id; missing ones are left out. */
export function translationOf(one: TextPackage, language: string): Record<string, Translation> {
  if (language === 'sv') return Object.fromEntries(one.texts.map(({ id, defaultMessage }) => [id, defaultMessage]))
  if (language === 'en') return Object.fromEntries(one.texts.map(({ id, en }) => [id, en]))
  const file = localeFile(one, language)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Translation>) : {}
}
