import { closeSync, openSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Tile server of the store map, and its attribution. */
export interface MapTiles {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  tileUrl: string
  attribution: string
}

/** A file with vector tiles (PMTiles) that the edge hands out in parts, and its attribution. */
export interface MapFile {
  /** Absolute path on this machine. */
  path: string
  /** Path on the site; changes with the file, which browsers keep for a year. */
  file: string
  attribution: string
}

/**
 * Reads SAMSPEL_TILE_URL and SAMSPEL_TILE_ATTRIBUTION; undefined without a URL, in which case the map shows its own outline.
 * @throws Error if the URL is not https (http is accepted for this machine only), lacks a placeholder, or contains a character that could
 * break out of its place in the page's content security policy
 */
export function readMapTiles(address: string | undefined, attribution: string | undefined): MapTiles | undefined {
  if (!address?.trim()) return undefined
  const tileUrl = address.trim()
  const url = URL.canParse(tileUrl) ? new URL(tileUrl) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  const places = ['{z}', '{x}', '{y}'].every((place) => tileUrl.includes(place))
  if (!url || !isSafe || !places || /[;,'\s{}]/.test(url.origin))
    throw new Error(
      `SAMSPEL_TILE_URL: '${address}' is no address of tiles such as https://tiles.example/{z}/{x}/{y}.png`,
    )
  return { tileUrl, attribution: attribution?.trim() ?? '' }
}

/** Version 3 of PMTiles: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127
const VERSION_AT = 7
const TILE_TYPE_AT = 99
const VECTOR = 1

function headerOf(file: string): { header: Buffer; bytes: number; changed: number } {
  const header = Buffer.alloc(HEADER_BYTES)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, header, 0, HEADER_BYTES, 0)
  } finally {
    closeSync(descriptor)
  }
  const { size, mtimeMs } = statSync(file)
  return { header, bytes: size, changed: Math.floor(mtimeMs) }
}

/**
 * Reads SAMSPEL_MAP_FILE and SAMSPEL_TILE_ATTRIBUTION (default: OpenStreetMap, whose data such files are made of); undefined without a file.
 * @throws Error if it cannot be read, or is no PMTiles archive of version 3 with vector tiles
 */
export function readMapFile(file: string | undefined, attribution: string | undefined): MapFile | undefined {
  if (!file?.trim()) return undefined
  const where = path.resolve(file.trim())
  let found: ReturnType<typeof headerOf>
  try {
    found = headerOf(where)
  } catch (error) {
    throw new Error(`SAMSPEL_MAP_FILE: '${where}' cannot be read (${(error as Error).message})`, { cause: error })
  }
  const { header, bytes, changed } = found
  if (header.toString('latin1', 0, VERSION_AT) !== 'PMTiles' || header[VERSION_AT] !== 3)
    throw new Error(`SAMSPEL_MAP_FILE: '${where}' is no PMTiles archive of version 3`)
  if (header[TILE_TYPE_AT] !== VECTOR) throw new Error(`SAMSPEL_MAP_FILE: '${where}' has no vector tiles`)
  return {
    path: where,
    file: `/map/${bytes.toString(36)}-${changed.toString(36)}.pmtiles`,
    attribution: attribution?.trim() || '© OpenStreetMap',
  }
}

/** Hands out the map's file, of which browsers ask for the parts that they show (HTTP ranges). */
export function registerMapFile(app: FastifyInstance, map: MapFile): void {
  void app.register(fastifyStatic, { root: path.dirname(map.path), serve: false })
  app.get(map.file, (_request, reply) =>
    reply.sendFile(path.basename(map.path), { maxAge: '365d', immutable: true, acceptRanges: true }),
  )
}
