import { circles } from './graph.mjs'
import { KNOWN_CIRCLES, KNOWN_TAKEN } from './known.mjs'

/** Folders whose subfolders are entered through an index: modules of the API, and features, including those nested in a page. */
const DOORS = /^(server\/src\/modules|mf-[^/]+\/src(?:\/[^/]+)?\/features)\/([^/]+)\//
const MODULES = 'server/src/modules'
const INDEX = /(^|\/)index\.tsx?$/

/**
 * The folder in which the paths of two files diverge, and the entries of that folder that contain them.
 * @param {string} from @param {string} to
 */
export function parting(from, to) {
  const [a, b] = [from.split('/'), to.split('/')]
  let depth = 0
  while (a[depth] === b[depth]) depth++
  return { folder: a.slice(0, depth).join('/') || '.', from: a[depth], to: b[depth] }
}

/** The module or feature that `from` imports from past its index. @param {string} from @param {string} to */
export function takenInside(from, to) {
  const found = DOORS.exec(to)
  if (!found) return undefined
  const [inside, level, name] = found
  const entry = to.slice(inside.length)
  const isOpen = INDEX.test(entry) && (level !== MODULES || !entry.includes('/'))
  return from.startsWith(inside) || isOpen ? undefined : `${level}/${name}`
}

/** Imports grouped by the folder in which their paths diverge. @param {import('./graph.mjs').ImportGraph} graph */
function byFolder({ imports }) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const folders = new Map()
  for (const [file, list] of imports)
    for (const { target } of list) {
      if (target === file) continue
      const { folder, from, to } = parting(file, target)
      const entries = folders.get(folder) ?? new Map()
      folders.set(folder, entries.set(from, (entries.get(from) ?? new Set()).add(to)))
    }
  return folders
}

/** @param {Map<string, Set<string>>} entries */
const edgesOf = (entries) =>
  [...entries].flatMap(([from, targets]) => [...targets].map((to) => /** @type {[string, string]} */ ([from, to])))

/** Shortest path from one entry to another. @param {Map<string, Set<string>>} entries @param {string} from @param {string} to */
function way(entries, from, to) {
  const ways = [[from]]
  const seen = new Set([from])
  for (const steps of ways) {
    const last = steps[steps.length - 1]
    if (last === to) return steps
    for (const next of entries.get(last) ?? []) if (!seen.has(next)) ways.push([...steps, next]) && seen.add(next)
  }
  return [from, to]
}

/** Import cycles between the entries of one folder, for every folder. @param {import('./graph.mjs').ImportGraph} graph */
export function findCircles(graph) {
  const folders = byFolder(graph)
  const found = [...folders]
    .flatMap(([folder, entries]) => circles(edgesOf(entries)).map((members) => ({ folder, members })))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1))
  return {
    found,
    /** The cycle that an import closes, as the entries along it. @param {string} file @param {string} target */
    closedBy(file, target) {
      const { folder, from, to } = parting(file, target)
      const circle = found.find(
        (one) => one.folder === folder && one.members.includes(from) && one.members.includes(to),
      )
      return circle && { folder, entries: [from, ...way(folders.get(folder) ?? new Map(), to, from)] }
    },
  }
}

/** @param {string} folder @param {readonly string[]} entries */
export const isKnownCircle = (folder, entries) => entries.every((entry) => KNOWN_CIRCLES[folder]?.includes(entry))

/** @param {string} place */
export const isKnownTaken = (place) => KNOWN_TAKEN.includes(place)
