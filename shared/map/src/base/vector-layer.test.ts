/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'

// Its parts are ES modules without a CommonJS form, which jest does not load.
jest.mock('protomaps-leaflet', () => ({ leafletLayer: (options: object) => ({ options }) }))

const answer = (status: number, text: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status, text: async () => text } as Response)
afterEach(() => void jest.restoreAllMocks())

const look = { isDark: false, language: 'sv' }

test('the land comes from the file, of which the beginning is asked for first', async () => {
  const asked = answer(206, 'PMTiles')
  const { vectorLayer } = await import('./vector-layer')
  const layer = await vectorLayer('/map/1-2.pmtiles', look)
  expect(asked).toHaveBeenCalledWith('/map/1-2.pmtiles', { headers: { range: 'bytes=0-6' } })
  expect(layer.options).toMatchObject({ lang: 'sv', flavor: 'light' })
})

test.each([
  ['is gone', 404, '{"error":"not_found"}'],
  ['is sent whole, by a server that knows no ranges', 200, 'PMTiles'],
  ['is something else', 206, '<!docty'],
])('a file that %s is refused, so that the outline is shown', async (_what, status, text) => {
  answer(status, text)
  const { vectorLayer } = await import('./vector-layer')
  await expect(vectorLayer('/map/1-2.pmtiles', look)).rejects.toThrow('is no map')
})
