import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublicSurface, RemoteRelease, RemoteRoute, ShellRelease } from '@samspel/federation/registry'
import { lateLibraries } from '@samspel/federation/registry'
import type { BuildData } from '@samspel/federation/webpack'
import { manifestProblems } from './manifest'
import type { Packed } from './pack'
import { BuildFailed } from './run-build'

/** What a build says about itself: the version that its files know, and of the shell the surface that stands in its `src/surface.ts`. */
export type PublishedData = BuildData & { version?: string; surface?: PublicSurface }

/** Reads what a build says about itself; `wanted` is the name that it must have. Throws {@link BuildFailed} for what does not parse, and names every place of a manifest that is wrong. */
export async function readBuildData(folder: string, wanted?: string): Promise<PublishedData> {
  let data: PublishedData
  try {
    data = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as PublishedData
  } catch (error) {
    throw new BuildFailed(`${wanted ?? folder}: what the build says about itself does not parse`, { cause: error })
  }
  const name = wanted ?? data.remote?.manifest.name ?? 'shell'
  const problems = data.kind === 'remote' ? manifestProblems(data.remote?.manifest, name) : []
  if (problems.length > 0) throw new BuildFailed(`${name}/src/remote.ts:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  return data
}

const groupsOf = ({ page }: RemoteRoute): string[] => ['app', 'routes', ...(page ? [page] : [])]

/** Files of a route's first view: `./app`, the routes module and the page, in that order, each once, without the entry. */
const preloadFor = (route: RemoteRoute, chunks: BuildData['chunks'], entry: string): string[] =>
  [...new Set(groupsOf(route).flatMap((group) => chunks[group] ?? []))].filter((file) => file !== entry)

const lateFor = (routes: readonly RemoteRoute[], late: NonNullable<BuildData['late']>): Record<string, string[]> =>
  Object.fromEntries(
    routes
      .map((route): [string, string[]] => [route.path, [...new Set(groupsOf(route).flatMap((group) => late[group] ?? []))]])
      .filter(([, names]) => names.length > 0),
  )

/**
 * What the registry will say about a build of a remote.
 * Throws when a route names a page that no chunk of the build is called by.
 */
export function remoteRelease({ chunks, late = {}, remote, takes }: BuildData, version: string, base: string, facts: Packed['facts']): RemoteRelease {
  if (!remote) throw new BuildFailed('the build is none of a remote')
  const { manifest, global, needs } = remote
  const { name, routes, nav = [], slots = [], surface } = manifest
  const address = (file: string) => `/${base}/${file}`
  const entry = chunks[global]?.[0]
  if (!entry) throw new BuildFailed(`${name}: the build has no entry ${global}`)
  const missing = routes.flatMap(({ page }) => (page && !chunks[page] ? [page] : []))
  if (missing.length > 0) {
    throw new BuildFailed(`${name}: src/remote.ts names pages that no webpackChunkName in src/routes.tsx has: ${[...new Set(missing)].join(', ')}`)
  }
  return {
    version,
    entry: address(entry),
    global,
    css: (chunks.app ?? []).filter((file) => file.endsWith('.css')).map(address),
    preload: Object.fromEntries(routes.map((route) => [route.path, preloadFor(route, chunks, entry).map(address)])),
    late: lateFor(routes, late),
    files: facts,
    routes,
    nav,
    slots,
    needs: { ...needs, ...(takes && { names: takes }) },
    ...(surface && { surface }),
    builtAt: new Date().toISOString(),
  }
}

/** What the registry will say about a build of the shell. */
export function shellRelease({ chunks, files, provides = {}, gives, surface }: PublishedData, version: string, base: string, facts: Packed['facts']): ShellRelease {
  const address = (file: string) => `/${base}/${file}`
  const main = chunks.main ?? []
  return {
    version,
    scripts: main.filter((file) => file.endsWith('.js')).map(address),
    styles: main.filter((file) => file.endsWith('.css')).map(address),
    fonts: files.filter((file) => file.endsWith('.woff2')).map(address),
    template: address('page.template'),
    files: facts,
    provides,
    ...(gives && { gives }),
    late: Object.fromEntries(Object.entries(lateLibraries).map(([name, chunk]) => [name, (chunks[chunk] ?? []).filter((file) => !main.includes(file)).map(address)])),
    ...(surface && { surface }),
    builtAt: new Date().toISOString(),
  }
}
