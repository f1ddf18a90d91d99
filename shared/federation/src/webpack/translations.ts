import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Definition } from './definitions.mjs'
import type { TakenTexts } from './texts-loader.mjs'

/** Languages that stand in the definitions themselves. */
export const DEFINED_LANGUAGES = ['sv', 'en'] as const

/** Folder of a package that holds its other languages: `<language>.json`, ids to texts. */
export const LOCALES = 'locales'

/** A text, or what FormatJS's compiler made of it. */
type Translation = string | unknown[]

const packageOf = (file: string): string => {
  for (let at = dirname(file); ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json')) || dirname(at) === at) return at
  }
}

/** The languages of the packages whose texts a build holds: those of the definitions, and one for each file in a package's `locales`. */
export class Translations {
  /** Files that were read. */
  readonly files = new Set<string>()
  readonly #folders = new Map<string, string>()
  readonly #packages = new Map<string, Map<string, Record<string, Translation>>>()

  #of(file: string): Map<string, Record<string, Translation>> {
    const source = dirname(file)
    const folder = this.#folders.get(source) ?? packageOf(file)
    this.#folders.set(source, folder)
    const known = this.#packages.get(folder)
    if (known) return known
    const locales = join(folder, LOCALES)
    const names = existsSync(locales) ? readdirSync(locales).filter((name) => name.endsWith('.json')) : []
    const read = new Map(
      names.map((name): [string, Record<string, Translation>] => {
        const path = join(locales, name)
        this.files.add(path)
        try {
          return [name.slice(0, -'.json'.length), JSON.parse(readFileSync(path, 'utf8')) as Record<string, Translation>]
        } catch (error) {
          throw new Error(`${path} does not parse`, { cause: error })
        }
      }),
    )
    this.#packages.set(folder, read)
    return read
  }

  /** Languages in which a build with these texts is written. */
  languagesFor(taken: readonly TakenTexts[]): string[] {
    return [...new Set([...DEFINED_LANGUAGES, ...taken.flatMap(({ file }) => [...this.#of(file).keys()]).sort()])]
  }

  /** What a message says in a language: in the default one, where nobody has translated it. */
  of(language: string, file: string, { id, defaultMessage, en }: Definition): Translation {
    if (language === 'sv') return defaultMessage
    if (language === 'en') return en
    return this.#of(file).get(language)?.[id] ?? defaultMessage
  }
}
