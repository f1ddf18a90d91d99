import type { RemoteRelease, SizeBudget } from '@samspel/federation/registry'
import { filesOfOtherLanguages } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { refuse } from './finding'

const KIB = 1024

/** Budget of a remote that declares none. */
export const defaultBudget: SizeBudget = { route: 60 * KIB, total: 300 * KIB }

/** Compressed sizes of a release, in bytes. */
export interface Sizes extends SizeBudget {
  /** Path of the route with the largest scripts. */
  heaviest: string
}

/** Total compressed size of the listed files, in bytes. */
export const weightOf = (files: RemoteRelease['files'], list: readonly string[]): number =>
  list.reduce((total, file) => total + (files[file]?.brotli ?? files[file]?.bytes ?? 0), 0)

export const isScript = (file: string): boolean => file.endsWith('.js')

type Weighed = Pick<RemoteRelease, 'entry' | 'preload' | 'files' | 'languages' | 'texts' | 'modules'>

/**
 * Sizes as counted by the budget: scripts of the heaviest route including the entry, and all scripts and
 * stylesheets that a visitor may get in one language. All modules of an entry that is one are loaded before it runs.
 */
export function sizesOf({ entry, preload, files, modules = [entry], ...of }: Weighed): Sizes {
  const elsewhere = filesOfOtherLanguages(of)
  const routes = Object.entries(preload).map(([path, list]) => ({
    path,
    weight: weightOf(files, [...modules, ...list.filter(isScript)]),
  }))
  const heaviest = routes.reduce((most, route) => (route.weight > most.weight ? route : most), {
    path: '-',
    weight: routes.length > 0 ? 0 : weightOf(files, modules),
  })
  const total = weightOf(
    files,
    Object.keys(files).filter((file) => /\.(js|css)$/.test(file) && !elsewhere.has(file)),
  )
  return { route: heaviest.weight, total, heaviest: heaviest.path }
}

/** Formats bytes as KiB for findings. */
export const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`

/** Checks a release against its budget. */
export function checkSize(name: string, release: Weighed, budget: SizeBudget = defaultBudget): Finding[] {
  const { route, total, heaviest } = sizesOf(release)
  const why = 'people on phones wait for every byte'
  const todo = `take out what grew, or raise the budget in ${name}/src/remote.ts, where others see it`
  return [
    ...(route > budget.route
      ? [
          refuse({
            kind: 'size-route',
            subject: heaviest,
            what: `the scripts of ${heaviest} weigh ${kib(route)}; the budget is ${kib(budget.route)} (brotli)`,
            why,
            todo,
          }),
        ]
      : []),
    ...(total > budget.total
      ? [
          refuse({
            kind: 'size-total',
            subject: name,
            what: `scripts and styles weigh ${kib(total)}; the budget is ${kib(budget.total)} (brotli)`,
            why,
            todo,
          }),
        ]
      : []),
  ]
}
