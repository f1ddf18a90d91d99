import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { RemoteWish } from './wish'

const template = join(import.meta.dirname, 'template')
const SUFFIX = '.template'

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const camel = (name: string): string => name.replace(/^mf-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const valuesOf = ({ name, path, areas, titleSv, titleEn, icon }: RemoteWish, scripts: object): Record<string, string> => ({
  name,
  path,
  icon,
  id: camel(name),
  areas: areas.map(quoted).join(', '),
  titleEn,
  description: JSON.stringify(`${titleEn}.`),
  titleSvText: quoted(titleSv),
  titleEnText: quoted(titleEn),
  // Visitors without a session may not ask for what is behind it.
  endpoint: areas.includes('anonymous') ? 'listPublicBrands' : 'listBrands',
  scripts: JSON.stringify(scripts, null, 2).replaceAll('\n', '\n  '),
})

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(entries.map((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)])))
  return found.flat()
}

/** Scripts that every remote's package.json has: those of a remote that is there, so that no two can differ. */
export async function scriptsOf(root: string, sibling: string): Promise<object> {
  const { scripts } = JSON.parse(await readFile(join(root, sibling, 'package.json'), 'utf8')) as { scripts: object }
  return JSON.parse(JSON.stringify(scripts).replaceAll(sibling, '{{name}}')) as object
}

/** Writes a new remote beside the others. Nothing is left behind when it cannot be written whole. Resolves to its files. */
export async function createRemote(root: string, wish: RemoteWish, scripts: object): Promise<string[]> {
  const values = valuesOf(wish, JSON.parse(JSON.stringify(scripts).replaceAll('{{name}}', wish.name)) as object)
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key]!)
  const folder = join(root, wish.name)
  const beside = join(root, `.${wish.name}-new`)
  try {
    const written: string[] = []
    for (const file of await filesUnder(template)) {
      const name = relative(template, file).slice(0, -SUFFIX.length)
      await mkdir(dirname(join(beside, name)), { recursive: true })
      await writeFile(join(beside, name), fill(await readFile(file, 'utf8')))
      written.push(join(wish.name, name))
    }
    await rename(beside, folder)
    return written.sort()
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
