/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'

// Its parts are ES modules without a CommonJS form, which jest does not load.
jest.mock('protomaps-leaflet', () => ({ leafletLayer: (options: object) => ({ options }) }))

/** What the file begins with; its finest level is 13. */
const header = (mark: string) => {
  const bytes = new Uint8Array(127)
  bytes.set([...mark].map((letter) => letter.charCodeAt(0)))
  bytes[101] = 13
  return bytes.buffer
}
const answer = (status: number, body: ArrayBuffer) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status, arrayBuffer: async () => body } as Response)
afterEach(() => void jest.restoreAllMocks())

const look = { isDark: false, language: 'sv' }

test('the land comes from the file, whose header says how fine it is', async () => {
  const asked = answer(206, header('PMTiles'))
  const { vectorLayer } = await import('./vector-layer')
  const layer = await vectorLayer('/map/1-2.pmtiles', look)
  expect(asked).toHaveBeenCalledWith('/map/1-2.pmtiles', { headers: { range: 'bytes=0-126' } })
  expect(layer.options).toMatchObject({ lang: 'sv', flavor: 'light', maxDataZoom: 13 })
})

test.each([
  ['is gone', 404, header('PMTiles')],
  ['is sent whole, by a server that knows no ranges', 200, header('PMTiles')],
  ['is something else', 206, header('<!docty')],
  ['ends too early', 206, header('PMTiles').slice(0, 20)],
])('a file that %s is refused, so that the outline is shown', async (_what, status, body) => {
  answer(status, body)
  const { vectorLayer } = await import('./vector-layer')
  await expect(vectorLayer('/map/1-2.pmtiles', look)).rejects.toThrow('is no map')
})
