import type { RemoteRelease, ShellRelease } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { refuse } from './finding'
import { isScript, kib, weightOf } from './size'

/** Scripts of a first view, shell included, in bytes as they are sent (brotli); a route that is a tool from the start may name more (`firstView`). */
export const FIRST_VIEW_LIMIT = 200 * 1024

type Remote = Pick<RemoteRelease, 'entry' | 'preload' | 'late' | 'files' | 'routes'>
type Shell = Pick<ShellRelease, 'scripts' | 'late' | 'files'>

const scriptsOf = (list: readonly string[]): string[] => [...new Set(list)].filter(isScript)

/** What a visitor who opens this path first downloads in scripts: shell, libraries that it hands out late, entry, routes and page. */
export function firstViewOf(path: string, { entry, preload, late = {}, files }: Remote, shell: Shell): number {
  const libraries = (late[path] ?? []).flatMap((library) => shell.late?.[library] ?? [])
  return (
    weightOf(shell.files, scriptsOf([...shell.scripts, ...libraries])) +
    weightOf(files, scriptsOf([entry, ...(preload[path] ?? [])]))
  )
}

/** First views of a remote that weigh more than they may with this shell. */
export const checkFirstViews = (name: string, release: Remote, shell: Shell | undefined): Finding[] =>
  shell === undefined
    ? []
    : release.routes.flatMap(({ path, firstView }) => {
        const limit = Math.max(firstView ?? 0, FIRST_VIEW_LIMIT)
        const weight = firstViewOf(path, release, shell)
        if (weight <= limit) return []
        return [
          refuse({
            kind: 'size-first-view',
            subject: `${name} ${path}`,
            what: `a first view of ${path} loads ${kib(weight)} of scripts with the shell; the limit is ${kib(limit)} (brotli)`,
            why: 'people on phones wait for every byte',
            todo: `see 'npm run bench:bytes'; take out what grew, or name its weight as firstView of the route in ${name}/src/remote.ts`,
          }),
        ]
      })
