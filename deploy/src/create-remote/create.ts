import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { RemoteOptions } from './options'
import type { RemoteJson, Supply } from './standalone'
import { bringTarballs, filesToMove, standaloneManifest } from './standalone'

const template = join(import.meta.dirname, 'template')
const standaloneTemplate = join(import.meta.dirname, 'standalone-template')
const SUFFIX = '.template'

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const camel = (name: string): string =>
  name.replace(/^mf-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const valuesOf = (
  { name, path, areas, titleSv, titleEn, icon }: RemoteOptions,
  scripts: object,
): Record<string, string> => ({
  name,
  path,
  icon,
  id: camel(name),
  areas: areas.map(quoted).join(', '),
  titleEn,
  description: JSON.stringify(`${titleEn}.`),
  titleSvText: quoted(titleSv),
  titleEnText: quoted(titleEn),
  // An anonymous visitor may call only public endpoints.
  endpoint: areas.includes('anonymous') ? 'listPublicBrands' : 'listBrands',
  scripts: JSON.stringify(scripts, null, 2).replaceAll('\n', '\n  '),
})

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)])),
  )
  return found.flat()
}

/** Scripts for a new remote's package.json, copied from an existing remote so that they never diverge. */
export async function scriptsOf(root: string, sibling: string): Promise<object> {
  const { scripts } = JSON.parse(await readFile(join(root, sibling, 'package.json'), 'utf8')) as { scripts: object }
  return JSON.parse(JSON.stringify(scripts).replaceAll(sibling, '{{name}}')) as object
}

/** Fills in the templates and writes the files. Resolves with their names. */
async function fillTemplates(
  templates: readonly string[],
  values: Record<string, string>,
  into: string,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key]!)
  const written: string[] = []
  for (const folder of templates) {
    for (const file of await filesUnder(folder)) {
      const name = relative(folder, file).slice(0, -SUFFIX.length)
      if (leftOut.includes(name)) continue
      await mkdir(dirname(join(into, name)), { recursive: true })
      await writeFile(join(into, name), fill(await readFile(file, 'utf8')))
      written.push(name)
    }
  }
  return written
}

/** Writes into a temporary folder beside the target and renames it, so that a failure leaves nothing behind. */
async function inOneGo(folder: string, write: (beside: string) => Promise<string[]>): Promise<string[]> {
  const beside = join(dirname(folder), `.${basename(folder)}-new`)
  try {
    await mkdir(beside, { recursive: true })
    const files = await write(beside)
    await rename(beside, folder)
    return files.sort()
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

/** Writes a new remote beside the others. Leaves nothing behind on failure. Resolves with the names of its files. */
export async function createRemote(root: string, options: RemoteOptions, scripts: object): Promise<string[]> {
  const values = valuesOf(options, JSON.parse(JSON.stringify(scripts).replaceAll('{{name}}', options.name)) as object)
  const files = await inOneGo(join(root, options.name), (beside) => fillTemplates([template], values, beside))
  return files.map((file) => join(options.name, file))
}

const INSTALL_FROM_FOLDER =
  'The shared packages lie in `packages/` as tarballs, which `package.json` names. For newer ones put theirs there and name them.'
const INSTALL_FROM_REGISTRY =
  "The shared packages come from the registry of packages that Samspel's operators name: `@samspel:registry=https://…` in `.npmrc`."

interface Standalone {
  supply: Supply
  /** Folder of the tarballs; undefined if the packages come from a registry. */
  packages?: string | undefined
}

const manifestText = (json: object): string => `${JSON.stringify(json, null, 2)}\n`

/** Writes a new remote as a separate repository. Resolves with the names of its files. */
export function createStandalone(
  folder: string,
  options: RemoteOptions,
  { supply, packages }: Standalone,
): Promise<string[]> {
  return inOneGo(folder, async (beside) => {
    const values = {
      ...valuesOf(options, {}),
      title: `${options.titleEn}.`,
      install: packages ? INSTALL_FROM_FOLDER : INSTALL_FROM_REGISTRY,
    }
    const files = [
      ...(await fillTemplates([template], values, beside, ['README.md'])),
      ...(await fillTemplates([standaloneTemplate], values, beside)),
      ...(packages ? bringTarballs(supply, packages, beside) : []),
    ]
    const place = join(beside, 'package.json')
    await writeFile(
      place,
      manifestText(standaloneManifest(JSON.parse(await readFile(place, 'utf8')) as RemoteJson, supply)),
    )
    return files
  })
}

/**
 * Copies a remote of this checkout into a separate repository: its sources unchanged, everything around them generated
 * anew. Resolves with the names of the files.
 */
export function moveToStandalone(folder: string, from: string, { supply, packages }: Standalone): Promise<string[]> {
  return inOneGo(folder, async (beside) => {
    const json = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as RemoteJson
    const moved = filesToMove(from)
    for (const file of moved) {
      await mkdir(dirname(join(beside, file)), { recursive: true })
      await copyFile(join(from, file), join(beside, file))
    }
    const values = {
      name: json.name,
      title: json.description ?? '',
      install: packages ? INSTALL_FROM_FOLDER : INSTALL_FROM_REGISTRY,
    }
    const around = await fillTemplates([standaloneTemplate], values, beside, ['README.md'])
    await writeFile(join(beside, 'package.json'), manifestText(standaloneManifest(json, supply)))
    return [...moved, ...around, ...(packages ? bringTarballs(supply, packages, beside) : []), 'package.json']
  })
}
