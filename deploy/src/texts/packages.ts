import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Definition } from '@samspel/federation/texts'
import { readDefinitions } from '@samspel/federation/texts'

/** The texts of one package. */
export interface TextPackage {
  /** Its folder, from the root: `mf-public`, `shared/ui`. */
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

/** Two texts have one id: each of them would be the other's translation. */
export class SameId extends Error {
  override name = 'SameId'
}

/** Packages that hold texts, those of remotes, shell and shared packages. Throws for a definition that cannot be read, and for an id that is there twice. */
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

/** A text, or what FormatJS's compiler made of it. */
export type Translation = string | unknown[]

const LOCALES = 'locales'

/** File of a package's translation. */
export const localeFile = ({ dir }: TextPackage, language: string): string => join(dir, LOCALES, `${language}.json`)

/** Languages that a package has been translated to, beside those of its definitions. */
export const languagesOf = ({ dir }: TextPackage): string[] =>
  existsSync(join(dir, LOCALES))
    ? readdirSync(join(dir, LOCALES))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : []

/** What a package says in a language, by id; what is missing is absent. */
export function translationOf(one: TextPackage, language: string): Record<string, Translation> {
  if (language === 'sv') return Object.fromEntries(one.texts.map(({ id, defaultMessage }) => [id, defaultMessage]))
  if (language === 'en') return Object.fromEntries(one.texts.map(({ id, en }) => [id, en]))
  const file = localeFile(one, language)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Translation>) : {}
}
