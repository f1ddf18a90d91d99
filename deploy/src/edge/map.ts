/** Tiles of the store map, and whom they are from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` where their numbers stand. */
  tileUrl: string
  attribution: string
}

/**
 * Reads SAMSPEL_TILE_URL and SAMSPEL_TILE_ATTRIBUTION; undefined when there is no address: the map shows its own outline then.
 * @throws Error when the address is no https address (http for this machine alone), lacks a number's place, or holds a sign that would end its place
 * in the page's policy
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
