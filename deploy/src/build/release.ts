import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseLanguages, RemoteRelease, RemoteRoute, ShellRelease } from '@samspel/federation/registry'
import { lateLibraries } from '@samspel/federation/registry'
import type { BuildData } from '@samspel/federation/webpack'
import type { PublishedData } from './build-data'
import {
  missingExposes,
  modulesOf,
  readFederationManifest,
  readForeignBuild,
  REMOTE_FILE,
  sharedNeeds,
} from './federation-manifest'
import { manifestProblems } from './manifest'
import type { Packed } from './pack'
import { BuildFailed } from './run-build'

/** Written by the webpack preset. */
export const BUILD_FILE = 'build.json'

async function readOwnData(folder: string, wanted: string | undefined): Promise<PublishedData> {
  const text = await readFile(join(folder, BUILD_FILE), 'utf8').catch(() => undefined)
  const foreign = text === undefined ? await readForeignBuild(folder) : undefined
  if (foreign) return foreign
  try {
    return JSON.parse(text!) as PublishedData
  } catch (error) {
    throw new BuildFailed(`${wanted ?? folder}: what the build says about itself does not parse`, { cause: error })
  }
}

/** Adds what the container's own manifest says, which takes precedence: its modules and the libraries that it uses, and the modules of an entry that is one. */
async function withContainer({ modules: _said, ...data }: PublishedData, folder: string): Promise<PublishedData> {
  const container = data.remote && (await readFederationManifest(folder))
  if (!data.remote || !container) return data
  const { manifest, needs } = data.remote
  const missing = missingExposes(container, manifest)
  if (missing.length > 0)
    throw new BuildFailed(
      `${manifest.name}: the container holds no ${missing.join(', ')}, which the shell would ask it for`,
    )
  const modules = await modulesOf(container, folder)
  return {
    ...data,
    remote: { ...data.remote, needs: { ...needs, shared: sharedNeeds(container) } },
    ...(modules && { modules }),
  }
}

/**
 * Reads the metadata of a build: `build.json`, or `mf-manifest.json` and `remote.json` if another tool built it.
 * `wanted` is the name that it must have. Throws {@link BuildFailed} if it does not parse or lacks a module that it
 * declares, and lists every problem of the manifest.
 */
export async function readBuildData(folder: string, wanted?: string): Promise<PublishedData> {
  const data = await readOwnData(folder, wanted)
  const name = wanted ?? data.remote?.manifest.name ?? 'shell'
  const problems = data.kind === 'remote' ? manifestProblems(data.remote?.manifest, name) : []
  if (problems.length > 0)
    throw new BuildFailed(
      `What ${name} says about itself (src/remote.ts, or ${REMOTE_FILE} of another tool's build):\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
  return withContainer(data, folder)
}

const groupsOf = ({ page }: RemoteRoute): string[] => ['app', 'routes', ...(page ? [page] : [])]

/**
 * Files of a route's first view: `./app`, the routes module and the page, in that order, without duplicates and without the entry. Modules
 * are listed elsewhere: no tag of a script may be made for them.
 */
const preloadFor = (route: RemoteRoute, { chunks, modules = [] }: PublishedData, entry: string): string[] =>
  [...new Set(groupsOf(route).flatMap((group) => chunks[group] ?? []))].filter(
    (file) => file !== entry && !modules.includes(file),
  )

const lateFor = (routes: readonly RemoteRoute[], late: NonNullable<BuildData['late']>): Record<string, string[]> =>
  Object.fromEntries(
    routes
      .map((route): [string, string[]] => [
        route.path,
        [...new Set(groupsOf(route).flatMap((group) => late[group] ?? []))],
      ])
      .filter(([, names]) => names.length > 0),
  )

/** Language data of a build, with file names turned into URL paths. */
const languagesOf = ({ languages, texts, paint }: BuildData, address: (file: string) => string): ReleaseLanguages => ({
  ...(languages && {
    languages: Object.fromEntries(
      Object.entries(languages).map(([language, files]) => [
        language,
        Object.fromEntries(Object.entries(files).map(([file, own]) => [address(file), address(own)])),
      ]),
    ),
  }),
  ...(texts && {
    texts: Object.fromEntries(Object.entries(texts).map(([language, file]) => [language, address(file)])),
  }),
  ...(paint && {
    paint: Object.fromEntries(Object.entries(paint).map(([language, file]) => [language, address(file)])),
  }),
})

/** Builds the registry entry for a build of a remote. Throws if a route names a page for which the build has no chunk. */
export function remoteRelease(
  data: PublishedData,
  version: string,
  base: string,
  facts: Packed['facts'],
): RemoteRelease {
  const { chunks, late = {}, remote, takes, modules } = data
  if (!remote) throw new BuildFailed('the build is none of a remote')
  const { manifest, global, needs } = remote
  const { name, title, routes, nav = [], slots = [], surface, uses, config } = manifest
  const address = (file: string) => `/${base}/${file}`
  const entry = chunks[global]?.[0]
  if (!entry) throw new BuildFailed(`${name}: the build has no entry ${global}`)
  const missing = routes.flatMap(({ page }) => (page && !chunks[page] ? [page] : []))
  if (missing.length > 0) {
    throw new BuildFailed(
      `${name}: src/remote.ts names pages that no webpackChunkName in src/routes.tsx has: ${[...new Set(missing)].join(', ')}`,
    )
  }
  return {
    version,
    entry: address(entry),
    global,
    ...(modules && { entryKind: 'module' as const, modules: modules.map(address) }),
    css: (chunks.app ?? []).filter((file) => file.endsWith('.css')).map(address),
    preload: Object.fromEntries(routes.map((route) => [route.path, preloadFor(route, data, entry).map(address)])),
    late: lateFor(routes, late),
    ...languagesOf(data, address),
    files: facts,
    ...(title && { title }),
    routes,
    nav,
    slots,
    needs: { ...needs, ...(takes && { names: takes }) },
    ...(surface && { surface }),
    ...(uses && { uses }),
    ...(config && { config }),
    builtAt: new Date().toISOString(),
  }
}

/** A build whose script is named `opening` starts the page's other scripts; one named `first` is older and does not. */
const firstOf = (
  { opening, first }: PublishedData['chunks'],
  address: (file: string) => string,
): Pick<ShellRelease, 'first' | 'startsScripts'> =>
  opening?.[0] ? { first: address(opening[0]), startsScripts: true } : first?.[0] ? { first: address(first[0]) } : {}

/** Builds the registry entry for a build of the shell. */
export function shellRelease(data: PublishedData, version: string, base: string, facts: Packed['facts']): ShellRelease {
  const { chunks, files, provides = {}, gives, surface } = data
  const address = (file: string) => `/${base}/${file}`
  const main = chunks.main ?? []
  return {
    version,
    scripts: main.filter((file) => file.endsWith('.js')).map(address),
    styles: main.filter((file) => file.endsWith('.css')).map(address),
    fonts: files.filter((file) => file.endsWith('.woff2')).map(address),
    ...firstOf(chunks, address),
    template: address('page.template'),
    ...languagesOf(data, address),
    files: facts,
    provides,
    ...(gives && { gives }),
    late: Object.fromEntries(
      Object.entries(lateLibraries).map(([name, chunk]) => [
        name,
        (chunks[chunk] ?? []).filter((file) => !main.includes(file)).map(address),
      ]),
    ),
    ...(surface && { surface }),
    builtAt: new Date().toISOString(),
  }
}
