import type { GridLayer } from 'leaflet'
import { leafletLayer } from 'protomaps-leaflet'

interface Look {
  isDark: boolean
  /** Of the names on the map, as ISO 639-1. */
  language: string
}

/** What a PMTiles archive begins with. */
const MARK = 'PMTiles'

/**
 * The land from a file of vector tiles (PMTiles), drawn on canvas: streets, water, names.
 * @param file path on this site, which answers ranges
 * @throws Error if the file cannot be read
 */
export async function vectorLayer(file: string, { isDark, language }: Look): Promise<GridLayer> {
  // The layer draws an empty map where the file is missing; whoever asks has an outline to show instead.
  const start = await fetch(file, { headers: { range: `bytes=0-${MARK.length - 1}` } })
  if (start.status !== 206 || (await start.text()) !== MARK) throw new Error(`${file} is no map`)
  return leafletLayer({
    url: new URL(file, document.baseURI).href,
    flavor: isDark ? 'dark' : 'light',
    lang: language,
    noWrap: true,
  }) as unknown as GridLayer
}
