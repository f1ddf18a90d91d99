import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sharedNames } from '@samspel/federation/registry'
import { workspaceRoot } from '../build/workspace'

/** What the code of a remote uses, as it can be read from its sources. */
export interface UsesInCode {
  calls: string[]
  storage: string[]
}

const STORE = '@samspel/store'
const EXPORT_FROM = /export\s+(?:type\s+)?(\*|\{[^}]*\})\s*from\s*'([^']+)';?/g
const IMPORT_FROM = /import\s+(?!type\b)([^'";]*?)\s*from\s*'([^']+)'/g
const IMPORT_ALONE = /import\s*\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'\s*\)/g
const CALL = /\b(?:apiAction|openUpload)(?:<[^>]*>)?\(\s*'(\w+)'/g
const MADE = /export const (\w+) = apiAction\(\s*'(\w+)'/g

const read = (file: string): string => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')

const withEnding = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )

/** The file that an import is of; undefined for what the shell hands out, and for packages from elsewhere. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return withEnding(join(dirname(from), specifier))
  const [, name, sub = ''] = /^@samspel\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (!name || (sharedNames as readonly string[]).includes(specifier)) return undefined
  const folder = join(workspaceRoot, 'shared', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | object>
  }
  const target = exports[sub ? `./${sub}` : '.']
  return typeof target === 'string' && /\.tsx?$/.test(target) ? join(folder, target) : undefined
}

/** The values named between braces, by the names that they have where they come from. */
const namesIn = (braces: string): string[] =>
  braces
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0]!)

/** All files that a build of these entries holds. Of a file that only hands on, what is asked for alone is followed. */
function filesOf(entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const asked = new Set<string>()
  const visit = (file: string | undefined, names?: readonly string[]): void => {
    if (!file || seen.has(file)) return
    const text = read(file)
    const handsOn = text.replace(EXPORT_FROM, '').trim() === ''
    if (handsOn) {
      const key = `${file} ${names?.join() ?? '*'}`
      if (asked.has(key)) return
      asked.add(key)
    } else seen.add(file)
    for (const [, what, specifier] of text.matchAll(EXPORT_FROM)) {
      if (what === '*') {
        visit(fileOf(specifier!, file), names)
        continue
      }
      const own = what!
        .replace(/[{}]/g, '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !part.startsWith('type '))
        .map((part) => part.split(/\s+as\s+/))
        .filter(([from, as = from!]) => !handsOn || !names || names.includes(as))
        .map(([from]) => from!)
      if (own.length > 0) visit(fileOf(specifier!, file), own)
    }
    for (const [, what, specifier] of text.matchAll(IMPORT_FROM)) {
      const braces = /^[^{*]*(\{[^}]*\})$/.exec(what!)?.[1]
      const isOnlyTypes = braces !== undefined && namesIn(braces).length === 0 && what!.startsWith('{')
      if (!isOnlyTypes) visit(fileOf(specifier!, file), braces && what!.startsWith('{') ? namesIn(braces) : undefined)
    }
    for (const [, specifier] of text.matchAll(IMPORT_ALONE)) visit(fileOf(specifier!, file))
  }
  for (const entry of entries) visit(entry)
  return seen
}

const textOf = (path: string): string => read(join(workspaceRoot, path))

/** Calls that the store package hands out ready made, by their names. */
const readyMade = (): Map<string, string> =>
  new Map([...textOf('shared/store/src/account/own-account.ts').matchAll(MADE)].map(([, name, call]) => [name!, call!]))

/** Keys of the browser's storage: those with a name, and the beginnings of families. */
function knownKeys(): { names: string[]; families: string[] } {
  const [, list = ''] =
    /export type StorageKey =([\s\S]*?)\n\n/.exec(textOf('shared/store/src/session/storage.ts')) ?? []
  return {
    names: [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name!),
    families: [...list.matchAll(/`([\w-]+\.)\$/g)].map(([, name]) => name!),
  }
}

/** Reads what a remote's code uses from the files that its build holds. */
export function usesInCode(dir: string, modules: readonly string[]): UsesInCode {
  const files = filesOf(['src/index.ts', ...modules].map((file) => join(dir, file)))
  const made = readyMade()
  const { names, families } = knownKeys()
  const family = new RegExp(
    `[\`'](${families.map((name) => name.replace('.', '\\.')).join('|')})([\\w.-]*)(\\$|['\`])`,
    'g',
  )
  const calls = new Set<string>()
  const storage = new Set<string>()
  for (const file of files) {
    const text = read(file)
    for (const [, call] of text.matchAll(CALL)) calls.add(call!)
    for (const [, what, specifier] of [...text.matchAll(IMPORT_FROM), ...text.matchAll(EXPORT_FROM)])
      if (specifier === STORE) {
        for (const name of namesIn(what!)) if (made.has(name)) calls.add(made.get(name)!)
        if (namesIn(what!).includes('clearToken')) storage.add('session')
      }
    if (!/\b(tabStorage|storage|StorageKey|KeyValueStorage)\b/.test(text)) continue
    for (const [, key] of text.matchAll(/\b(?:tabStorage|storage|area)(?:\.\w+\(|, storage\.\w+\],)\s*'([\w.-]+)'/g))
      if (names.includes(key!)) storage.add(key!)
    for (const [, key] of text.matchAll(/\bconst \w+(?:: StorageKey)? = '([\w.-]+)'/g))
      if (names.includes(key!)) storage.add(key!)
    for (const [, begins, rest, end] of text.matchAll(family)) storage.add(`${begins}${rest}${end === '$' ? '*' : ''}`)
  }
  return { calls: [...calls].sort(), storage: [...storage].sort() }
}
