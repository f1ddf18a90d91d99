/** Tile server of the store map, and its attribution. */
export interface MapTiles {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  tileUrl: string
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
