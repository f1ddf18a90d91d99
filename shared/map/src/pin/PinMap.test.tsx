/** @jest-environment @happy-dom/jest-environment */
import { beforeAll, expect, jest, test } from '@jest/globals'
import { useState } from 'react'
import { fireEvent, renderWithApp, screen } from '@samspel/testing'
import type { Place } from '../place'
import { PinMap } from './PinMap'

const texts = { map: 'Karta', pin: 'Butiken', zoomIn: 'Zooma in', zoomOut: 'Zooma ut', outline: 'Karta: Natural Earth' }
const start = { latitude: 61.5, longitude: 16, zoom: 5 }
const gothenburg = { latitude: 57.7, longitude: 11.97 }

// The environment lays nothing out; a map without a size has no zoom.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(280)
})

/** As a form has it: what is moved to is where it stands. */
function Movable({ place: first, onMove }: { place?: Place; onMove: (place: Place) => void }) {
  const [place, setPlace] = useState(first)
  const move = (next: Place) => {
    setPlace(next)
    onMove(next)
  }
  return <PinMap place={place} start={start} onMove={move} texts={texts} />
}
const open = (place?: Place) => {
  const onMove = jest.fn<(place: Place) => void>()
  return { onMove, ...renderWithApp(<Movable {...(place && { place })} onMove={onMove} />) }
}

test('arrow keys move the pin east, west, north and south, with Shift in smaller steps', async () => {
  const { user, onMove } = open(gothenburg)
  screen.getByRole('button', { name: 'Butiken' }).focus()
  const after = async (keys: string) => {
    await user.keyboard(keys)
    return onMove.mock.lastCall![0]
  }
  const east = await after('{ArrowRight}')
  expect(east.longitude).toBeGreaterThan(gothenburg.longitude)
  expect(east.latitude).toBeCloseTo(gothenburg.latitude, 2)
  const north = await after('{ArrowUp}')
  expect(north.latitude).toBeGreaterThan(east.latitude)
  const fine = await after('{Shift>}{ArrowDown}{/Shift}')
  expect(north.latitude - fine.latitude).toBeGreaterThan(0)
  expect(north.latitude - fine.latitude).toBeLessThan(north.latitude - gothenburg.latitude)
  expect((await after('{ArrowLeft}')).longitude).toBeLessThan(fine.longitude)
  expect(screen.getByRole('button', { name: 'Butiken' })).toHaveFocus()
})

test('a press on the map sets the pin where there was none', () => {
  const { onMove } = open()
  expect(screen.queryByRole('button', { name: 'Butiken' })).toBeNull()
  fireEvent.click(screen.getByRole('application', { name: 'Karta' }))
  expect(onMove).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Butiken' })).toBeInTheDocument()
})

test('a map to be looked at has a pin that is no button, and says whom it is from', () => {
  renderWithApp(<PinMap place={gothenburg} start={start} texts={texts} />)
  expect(screen.getByRole('img', { name: 'Butiken' })).not.toHaveAttribute('tabindex')
  fireEvent.click(screen.getByRole('application', { name: 'Karta' }))
  expect(screen.getByText('Karta: Natural Earth')).toBeInTheDocument()
})
