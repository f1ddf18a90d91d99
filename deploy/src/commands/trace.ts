import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'

const unpack = promisify(brotliDecompress)

/** A position in the sources. */
export interface SourcePlace {
  file: string
  line: number
  column: number
  /** Original name of the identifier, before minification. */
  name?: string
}

/** Turns webpack's module URL into a path in the repository that it was built from. */
const pathOf = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/\?[0-9a-z]*$/, '')

/** Translates positions by the source maps of published releases; each map is read once. */
export function tracer(storage: Storage) {
  const maps = new Map<string, Promise<TraceMap | undefined>>()
  const load = async (name: string, version: string, file: string) => {
    const packed = await storage.readFile(name, version, `${file}.map.br`)
    return packed && new TraceMap((await unpack(packed)).toString('utf8'))
  }
  const mapOf = (name: string, version: string, file: string) => {
    const key = `${name}/${version}/${file}`
    const known = maps.get(key) ?? load(name, version, file)
    maps.set(key, known)
    return known
  }

  /**
   * Source position of a position in a published file; undefined if no source map covers it.
   * @param line from 1
   * @param column from 1, as browsers report it
   */
  const place = async (
    name: string,
    version: string,
    file: string,
    line: number,
    column: number,
  ): Promise<SourcePlace | undefined> => {
    const map = await mapOf(name, version, file)
    const found = map && originalPositionFor(map, { line, column: column - 1 })
    if (!found || found.source === null) return undefined
    return {
      file: pathOf(found.source),
      line: found.line,
      column: found.column + 1,
      ...(found.name !== null && { name: found.name }),
    }
  }
  return {
    place,
    hasMap: async (name: string, version: string, file: string) => (await mapOf(name, version, file)) !== undefined,
  }
}

const textOf = ({ file, line, column, name }: SourcePlace): string =>
  `${file}:${line}:${column}${name ? ` (${name})` : ''}`

/** Translates one position. Throws {@link Refused} if the release or its source map does not exist. */
export async function tracePlace(
  storage: Storage,
  name: string,
  version: string,
  position: { file: string; line: number; column: number },
): Promise<SourcePlace> {
  const { file, line, column } = position
  const trace = tracer(storage)
  if (!(await storage.readRelease(name, version)))
    throw new Refused(
      `${name}@${version} was never published here, or was removed since (KEEP_DAYS)`,
      'never_published',
    )
  if (!(await trace.hasMap(name, version, file)))
    throw new Refused(
      `${name}@${version} has no source map of ${file}; is it a file of that release, and was it built with one?`,
      'unknown',
    )
  const found = await trace.place(name, version, file, line, column)
  if (!found) throw new Refused(`the source map of ${file} says nothing of ${line}:${column}`, 'unknown')
  return found
}

// URL of a release's script in a stack trace, on any host: /remotes/mf-x/1.0.0/app.js:1:234
const ADDRESS =
  /(?:https?:\/\/[^/\s)]+)?\/(?:remotes\/([a-z][a-z0-9-]*)|(shell))\/([0-9A-Za-z][0-9A-Za-z.+_-]*)\/([\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g

/**
 * Replaces positions in published files by source positions in a reported stack trace. What no map covers stays unchanged.
 * @param isOwn whose source maps may be read; all of them when left out
 */
export async function traceStack(
  storage: Storage,
  stack: string,
  isOwn: (name: string) => boolean = () => true,
): Promise<{ text: string; traced: number }> {
  const trace = tracer(storage)
  let text = ''
  let end = 0
  let traced = 0
  for (const match of stack.matchAll(ADDRESS)) {
    const [whole, remote, shell, version, file, line, column] = match
    const name = (remote ?? shell)!
    const found = isOwn(name) ? await trace.place(name, version!, file!, Number(line), Number(column)) : undefined
    traced += found ? 1 : 0
    text += stack.slice(end, match.index) + (found ? `${remote ?? shell}: ${textOf(found)}` : whole)
    end = match.index + whole.length
  }
  return { text: text + stack.slice(end), traced }
}
