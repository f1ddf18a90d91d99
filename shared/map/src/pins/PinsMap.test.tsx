/** @jest-environment @happy-dom/jest-environment */
import { beforeAll, expect, jest, test } from '@jest/globals'
import { Browser } from 'leaflet'
import { useState } from 'react'
import { renderWithApp, screen } from '@samspel/testing'
import type { MapPin } from './pin'
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

// The environment lays nothing out; this is the map on a phone.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(520)
  // Without transforms, as here, Leaflet zooms in whole steps.
  jest.replaceProperty(Browser, 'any3d', true)
})

test('it opens on its pins, which fill the width of a phone, and not on half a continent', () => {
  const onRest = jest.fn<NonNullable<PinsMapProps['onRest']>>()
  renderWithApp(<PinsMap pins={pins} start={start} texts={texts} onSelect={jest.fn()} onRest={onRest} />)
  const { box, outside } = onRest.mock.lastCall![0]
  expect(outside).toBe(0)
  expect((22.15 - 5.32) / (box[2] - box[0])).toBeGreaterThan(0.7)
})

/** Chooses what a ring stands for. */
function Choosing({ first, others, ...shared }: { first: string[]; others: MapPin[] } & Partial<PinsMapProps>) {
  const [chosen, choose] = useState(first)
  const all = [...others, ...pins]
  return (
    <PinsMap
      start={start}
      onSelect={() => choose([...chosen].reverse())}
      {...shared}
      texts={{ ...texts, otherOf: ({ name }) => `Lägg till ${name}` }}
      pins={chosen.map((name) => all.find((one) => one.name === name)!)}
      others={others.filter(({ name }) => !chosen.includes(name))}
      onOther={(name) => choose([name, ...chosen])}
    />
  )
}

test('drawing n3: others are rings, named by what pressing them does, and the map stays on its pins', async () => {
  const onRest = jest.fn<NonNullable<PinsMapProps['onRest']>>()
  const { user } = renderWithApp(<Choosing first={['Malmö']} others={[pin('Limhamn', 55.6, 13.04)]} onRest={onRest} />)
  const { box } = onRest.mock.lastCall![0]
  await user.click(screen.getByRole('button', { name: 'Lägg till Limhamn' }))
  expect(screen.queryByRole('button', { name: 'Lägg till Limhamn' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Limhamn' })).toBeTruthy()
  expect(onRest.mock.lastCall![0].box).toEqual(box)
})

test('a ring that would lie under a pin is left out', () => {
  renderWithApp(<Choosing first={['Malmö']} others={[pin('Granne', 55.6, 13.0001)]} />)
  expect(screen.queryByRole('button', { name: 'Lägg till Granne' })).toBeNull()
})

test('after another choice each pin stands at its own place, also where a list has it in the place of another', async () => {
  const { user } = renderWithApp(<Choosing first={['Bergen', 'Malmö']} others={[]} />)
  const malmo = screen.getByRole('button', { name: 'Malmö' }).style.transform
  expect(malmo).not.toBe('')
  await user.click(screen.getByRole('button', { name: 'Bergen' }))
  expect(screen.getByRole('button', { name: 'Malmö' }).style.transform).toBe(malmo)
})
