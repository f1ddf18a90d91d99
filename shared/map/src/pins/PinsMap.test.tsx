/** @jest-environment jsdom */
import { beforeAll, expect, jest, test } from '@jest/globals'
import { Browser } from 'leaflet'
import { renderWithApp } from '@samspel/testing'
import { PinsMap, type PinsMapProps } from './PinsMap'

const texts = {
  map: 'Karta',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  outline: 'Karta: Natural Earth',
  pins: 'Butiker',
  nameOf: ({ name }: { name: string }) => name,
  clusterOf: (count: number) => `${count} butiker`,
  countOf: String,
}
const start = { latitude: 61.5, longitude: 16, zoom: 5 }
const pin = (name: string, latitude: number, longitude: number) => ({
  id: name,
  name,
  city: name,
  latitude,
  longitude,
  warning: undefined,
})
const pins = [pin('Bergen', 60.39, 5.32), pin('Luleå', 65.58, 22.15), pin('Malmö', 55.6, 13)]

// jsdom lays nothing out; this is the map on a phone.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(520)
  // Without transforms, as in jsdom, Leaflet zooms in whole steps.
  jest.replaceProperty(Browser, 'any3d', true)
})

test('it opens on its pins, which fill the width of a phone, and not on half a continent', () => {
  const onRest = jest.fn<NonNullable<PinsMapProps['onRest']>>()
  renderWithApp(<PinsMap pins={pins} start={start} texts={texts} onSelect={jest.fn()} onRest={onRest} />)
  const { box, outside } = onRest.mock.lastCall![0]
  expect(outside).toBe(0)
  expect((22.15 - 5.32) / (box[2] - box[0])).toBeGreaterThan(0.7)
})
