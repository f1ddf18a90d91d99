/** `west, south, east, north` in degrees. */
export type Box = readonly [number, number, number, number]

/** Zooms that maps go between. */
export const MIN_ZOOM = 4
export const MAX_ZOOM = 18
/** The bundled outline has no finer detail than at this zoom: closer in, pins would stand on an empty map. */
export const OUTLINE_ZOOM = 14
/** As far as the outline reaches. */
export const AREA: Box = [-42, 30, 72, 76]

const flatY = (lat: number) => {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
/** Degrees to the flat world of web maps, which is 1 wide and 1 high. */
export const flat = (lng: number, lat: number): [number, number] => [lng / 360 + 0.5, flatY(lat)]
