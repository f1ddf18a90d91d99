import type { RemoteRelease, ShellRelease } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { refuse } from './finding'
import { isScript, kib, weightOf } from './size'

/**
 * Limit for the scripts of a first view, shell included, in compressed bytes (brotli). A route that is a large tool from the
 * start may declare a higher one (`firstView`).
 */
export const FIRST_VIEW_LIMIT = 220 * 1024

type Remote = Pick<RemoteRelease, 'entry' | 'preload' | 'late' | 'files' | 'routes' | 'languages' | 'modules'>
type Shell = Pick<ShellRelease, 'scripts' | 'late' | 'files' | 'languages'>

const scriptsOf = (
  list: readonly string[],
  { languages }: Pick<ShellRelease, 'languages'>,
  language: string,
): string[] => [...new Set(list)].filter(isScript).map((file) => languages?.[language]?.[file] ?? file)

/**
 * Script bytes that a visitor downloads when this path is opened first: shell, its late libraries, entry, routes and page, in one language.
 */
export function firstViewOf(path: string, remote: Remote, shell: Shell, language = 'sv'): number {
  const { entry, preload, late = {}, files, modules = [entry] } = remote
  const libraries = (late[path] ?? []).flatMap((library) => shell.late?.[library] ?? [])
  return (
    weightOf(shell.files, scriptsOf([...shell.scripts, ...libraries], shell, language)) +
    weightOf(files, scriptsOf([...modules, ...(preload[path] ?? [])], remote, language))
  )
}

/** The heaviest language variant of shell and remote; each visitor downloads only one. */
const heaviestView = (path: string, remote: Remote, shell: Shell): number =>
  Math.max(
    ...['sv', ...Object.keys({ ...remote.languages, ...shell.languages })].map((language) =>
      firstViewOf(path, remote, shell, language),
    ),
  )

/** Finds first views of a remote that exceed the limit with this shell. */
export const checkFirstViews = (name: string, release: Remote, shell: Shell | undefined): Finding[] =>
  shell === undefined
    ? []
    : release.routes.flatMap(({ path, firstView }) => {
        const limit = Math.max(firstView ?? 0, FIRST_VIEW_LIMIT)
        const weight = heaviestView(path, release, shell)
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
