import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ReleaseFile } from '@samspel/federation/registry'
import { integrityOf } from '../integrity'

const shrinkable = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A folder as it is published: contents with compressed copies, and hash and size of each file. */
export interface Packed {
  /** File name → contents, `.br` and `.gz` copies included, and of source maps nothing but `.br`: the registry does not know them, so nobody is given one. */
  files: Map<string, Buffer>
  /** Address → facts. */
  facts: Record<string, ReleaseFile>
}

/** What lies in a build's folder and is no file of its release: what the build says about itself, source maps, copies that are made anew. */
export const isBeside = (name: string): boolean => name === 'build.json' || /\.(br|gz|map)$/.test(name)

/** Quick rather than small: they are read when something went wrong. */
const MAP_QUALITY = 5

/** Reads a build's folder (flat, as the presets write it). `base` is the address that its files will have. */
export async function pack(folder: string, base: string): Promise<Packed> {
  const files = new Map<string, Buffer>()
  const facts: Packed['facts'] = {}
  const all = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of all.filter((one) => one.endsWith('.js.map'))) {
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
