import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { isRecord } from '../is-record'
import type { Shapes, Taken } from './shape'
import { shapesTaken } from './shape'

/**
 * File beside a build, and in a released package, with the types of shared libraries: of the shell, what it gives; of a remote, what it was built
 * against, as far as it takes it. For the gate; no page gets it.
 */
export const SHAPE_FILE = 'types.json'

/** Name under which it is stored with a release. */
export const STORED_SHAPES = `${SHAPE_FILE}.br`

/** The part of build.json that is read here. */
interface Built {
  kind: 'shell' | 'remote'
  takes?: Taken
}

/** Writes the types beside a finished build. */
export function writeShapes(folder: string, shapes: Shapes): void {
  const { kind, takes = {} } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Built
  const own = kind === 'shell' ? shapes : shapesTaken(shapes, takes)
  if (Object.keys(own).length > 0) writeFileSync(join(folder, SHAPE_FILE), JSON.stringify(own))
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isShape = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.gives) &&
  Object.values(value.gives).every(isText) &&
  isRecord(value.declarations) &&
  Object.values(value.declarations).every(
    (one) => isRecord(one) && isText(one.code) && isRecord(one.refs) && Object.values(one.refs).every(isText),
  )

/** The types in a stored file. Undefined if there is none, or it is not what builds write. */
export function readStoredShapes(stored: Buffer | undefined): Shapes | undefined {
  if (!stored) return undefined
  try {
    const shapes = JSON.parse(brotliDecompressSync(stored, { maxOutputLength: 20_000_000 }).toString('utf8')) as Shapes
    return isRecord(shapes) && Object.values(shapes).every(isShape) ? shapes : undefined
  } catch {
    return undefined
  }
}

/** The types of the shared packages that are installed for a folder, as their releases carry them. Older releases carry none. */
export function installedShapes(dir: string, packages: readonly string[]): Shapes {
  const folderOf = (name: string): string | undefined => {
    for (let at = dir; ; at = dirname(at)) {
      const file = join(at, 'node_modules', name, SHAPE_FILE)
      if (existsSync(file)) return file
      if (dirname(at) === at) return undefined
    }
  }
  const files = packages.map(folderOf).filter((file): file is string => file !== undefined)
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Shapes)) as Shapes
}
