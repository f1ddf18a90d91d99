import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ReleaseFile } from '@samspel/federation/registry'
import { integrityOf } from '../integrity'
import { SBOM_FILE } from '../model/records'
import { SHAPE_FILE } from '../shapes/shape-file'

const shrinkable = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A build prepared for publishing: contents with compressed copies, and hash and size of each file. */
export interface Packed {
  /**
   * Contents by file name, including `.br` and `.gz` copies. Source maps and types are stored only as `.br`; the registry does
   * not list them, so they are never served.
   */
  files: Map<string, Buffer>
  /** Hash and size by URL path. */
  facts: Record<string, ReleaseFile>
}

/**
 * Whether a file in a build's folder is not part of its release: build.json, types, source maps, and compressed copies, which are created again.
 */
export const isBeside = (name: string): boolean =>
  name === 'build.json' || name === SHAPE_FILE || name === SBOM_FILE || /\.(br|gz|map)$/.test(name)

/** Favours speed over size: source maps are read only after an error, types by the gate. */
const MAP_QUALITY = 5

/** Prepares the files of a build folder (flat, as the presets write it). `base` is the URL path under which they will be served. */
export async function pack(folder: string, base: string): Promise<Packed> {
  const files = new Map<string, Buffer>()
  const facts: Packed['facts'] = {}
  const all = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of all.filter((one) => one.endsWith('.js.map') || one === SHAPE_FILE)) {
    files.set(
      `${name}.br`,
      await brotli(await readFile(join(folder, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: MAP_QUALITY } }),
    )
  }
  for (const name of all.filter((one) => !isBeside(one)).sort()) {
    const contents = await readFile(join(folder, name))
    files.set(name, contents)
    const fact: ReleaseFile = { integrity: integrityOf(contents), bytes: contents.length }
    facts[`/${base}/${name}`] = fact
    if (!shrinkable.has(extname(name))) continue
    const small = await brotli(contents, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
    })
    fact.brotli = small.length
    files.set(`${name}.br`, small)
    files.set(`${name}.gz`, await zip(contents, { level: 9 }))
  }
  return { files, facts }
}
