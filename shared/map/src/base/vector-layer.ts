import type { GridLayer } from 'leaflet'
import { leafletLayer } from 'protomaps-leaflet'

interface Look {
  isDark: boolean
  /** Of the names on the map, as ISO 639-1. */
  language: string
}

/** A PMTiles archive begins with a header: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127
const MARK = 'PMTiles'
const MAX_ZOOM_AT = 101

/** The finest level that the file has; throws if it cannot be read. */
async function finestOf(file: string): Promise<number> {
  const start = await fetch(file, { headers: { range: `bytes=0-${HEADER_BYTES - 1}` } })
  // A server that knows no ranges would send all of it.
  const header = start.status === 206 ? new Uint8Array(await start.arrayBuffer()) : new Uint8Array()
  const finest = header[MAX_ZOOM_AT]
  if (finest === undefined || String.fromCharCode(...header.slice(0, MARK.length)) !== MARK)
    throw new Error(`${file} is no map`)
  return finest
}

/**
 * The land from a file of vector tiles (PMTiles), drawn on canvas: streets, water, names. Beyond the finest level of the file it is drawn larger.
 * @param file path on this site, which answers ranges
 * @throws Error if the file cannot be read: the layer itself would draw an empty map, and whoever asks has an outline to show instead
 */
export async function vectorLayer(file: string, { isDark, language }: Look): Promise<GridLayer> {
  const maxDataZoom = await finestOf(file)
  return leafletLayer({
    url: new URL(file, document.baseURI).href,
    flavor: isDark ? 'dark' : 'light',
    lang: language,
    maxDataZoom,
    noWrap: true,
  }) as unknown as GridLayer
}
