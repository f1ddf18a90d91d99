import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { alg, Graph } from '@dagrejs/graphlib'
import ts from 'typescript'

/**
 * @typedef {{ target: string, pos: number }} Import A file that another one imports, and where that is written.
 * @typedef {{ files: string[], imports: Map<string, Import[]> }} ImportGraph Files and their imports, as paths from the root.
 */

const SOURCE = /\.(ts|tsx|mjs)$/
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'test-results', 'playwright-report'])
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx', '/index.mjs']

/** Tests and benchmarks may import internals. @param {string} file */
export const isTest = (file) => /\.(test|spec)\.tsx?$|^(e2e|bench)\/|(^|\/)(test|template)\//.test(file)

/** @param {string} folder @param {string} root @returns {string[]} */
function filesBelow(folder, root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(at, root)
    return SOURCE.test(entry.name) ? [path.relative(root, at)] : []
  })
}

/** Everything that the repository's packages export, by the specifier used to import it. @param {string} root */
function readExports(root) {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name === 'shared' ? readdirSync(path.join(root, name)).map((inner) => `${name}/${inner}`) : [name],
    )
  /** @type {Map<string, string>} */
  const specifiers = new Map()
  for (const folder of folders) {
    const manifest = path.join(root, folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
    for (const [subpath, target] of Object.entries(exports))
      if (typeof target === 'string') specifiers.set(path.posix.join(name, subpath), path.join(folder, target))
  }
  return specifiers
}

/** @param {string} root */
export function createResolver(root) {
  const exported = readExports(root)
  /** @param {string} from @param {string} specifier @returns {string | undefined} */
  return (from, specifier) => {
    if (!specifier.startsWith('.')) return exported.get(specifier)
    const base = path.join(path.dirname(from), specifier)
    return ENDINGS.map((ending) => base + ending).find((file) => {
      const at = path.join(root, file)
      return existsSync(at) && statSync(at).isFile()
    })
  }
}

/** All imports in a source text: values and types, static and dynamic. @param {string} source */
export const importsIn = (source) =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName, pos }) => ({ specifier: fileName, pos }))

/** Imports between the product's own files, excluding tests. @param {string} root @returns {ImportGraph} */
export function readGraph(root) {
  const resolve = createResolver(root)
  const files = filesBelow(root, root).sort()
  /** @type {ImportGraph['imports']} */
  const imports = new Map()
  for (const file of files) {
    if (isTest(file)) continue
    const found = importsIn(readFileSync(path.join(root, file), 'utf8'))
    imports.set(
      file,
      found.flatMap(({ specifier, pos }) => {
        const target = resolve(file, specifier)
        return target === undefined ? [] : [{ target, pos }]
      }),
    )
  }
  return { files, imports }
}

/** Strongly connected groups of nodes. @param {Iterable<readonly [string, string]>} edges */
export function circles(edges) {
  const graph = new Graph()
  for (const [from, to] of edges) if (from !== to) graph.setEdge(from, to)
  return alg
    .tarjan(graph)
    .filter((group) => group.length > 1)
    .map((group) => group.sort())
}
