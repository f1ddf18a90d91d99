import { relative } from 'node:path'
import type { Compilation, Dependency, Module, NormalModule } from 'webpack'
import { sharedNames } from '../shared-names.ts'
import { adviceFor } from './provided-names.mjs'

/** Library to name to the files that take it, relative to the remote's folder. */
export type TakenNames = Record<string, Record<string, string[]>>

// The compiler writes these into every file.
const COMPILER_OWN = 'react/jsx-runtime'

type Block = Pick<Module, 'dependencies' | 'blocks'>
type WithIds = Dependency & { ids?: readonly string[]; request?: string }

const dependenciesOf = (block: Block): WithIds[] => [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)]

const sortedByKey = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other)))

/**
 * The names that the sources of a remote take from the libraries that the shell provides. Libraries that are bundled do not count: they look
 * themselves for what is there. A namespace that is used whole names nothing.
 */
export function takenNames({ modules, moduleGraph }: Compilation, dir: string): TakenNames {
  const taken: Record<string, Record<string, Set<string>>> = {}
  for (const module of modules) {
    const { resource } = module as NormalModule
    if (!resource || resource.includes('/node_modules/')) continue
    for (const dependency of dependenciesOf(module)) {
      const [name] = dependency.ids ?? []
      const target = name === undefined ? null : moduleGraph.getModule(dependency)
      const library = (target as { options?: { shareKey?: string } } | null)?.options?.shareKey
      if (name === undefined || library === undefined || library === COMPILER_OWN) continue
      const names = (taken[library] ??= {})
      ;(names[name] ??= new Set()).add(relative(dir, resource.split('?')[0]!))
    }
  }
  return sortedByKey(
    Object.fromEntries(
      Object.entries(taken).map(([library, names]) => [
        library,
        sortedByKey(Object.fromEntries(Object.entries(names).map(([name, files]) => [name, [...files].sort()]))),
      ]),
    ),
  )
}

/** The names of libraries that the shell gives in part, and that it does not give: one line for each, with what to use in its place. */
export const missingNames = (taken: TakenNames): string[] =>
  Object.entries(taken).flatMap(([library, names]) =>
    Object.entries(names).flatMap(([name, files]) => {
      const advice = adviceFor(library, name)
      return advice ? [`${files.join(', ')}: the shell gives no ${name} of ${library}; ${advice}`] : []
    }),
  )

/**
 * The names that a shell hands out, by library: what the modules export that `table` (the module of `sharedLibraries`) imports as the library, or as
 * its facade, `./facades/<last part of its name>`. A library whose exports webpack cannot tell is absent. Throws for one that the table does not import.
 */
export function givenNames({ modules, moduleGraph }: Compilation, table: string): Record<string, string[]> {
  const source = [...modules].find((module) => (module as NormalModule).resource === table)
  if (!source) throw new Error(`${table} is no part of the build`)
  const dependencies = dependenciesOf(source)
  const given = sharedNames.map((library): [string, string[] | boolean | null] => {
    const requests = [`./facades/${library.split('/').at(-1)}`, library]
    const target = dependencies
      .filter(({ request }) => requests.includes(request!))
      .map((dependency) => moduleGraph.getModule(dependency))
      .find(Boolean)
    if (!target) throw new Error(`${table} imports neither ${library} nor a facade of it`)
    return [library, moduleGraph.getExportsInfo(target).getProvidedExports()]
  })
  return Object.fromEntries(
    given
      .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
      .map(([library, names]) => [library, [...names].sort()]),
  )
}
