/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@samspel/testing'
import { ResizeEdge } from './ResizeEdge'

const show = () => {
  const onResize = jest.fn()
  render(<ResizeEdge label="Höjd" height={300} least={100} most={500} onResize={onResize} />)
  return { onResize, edge: screen.getByRole('separator', { name: 'Höjd' }) }
}

test.each([
  ['ArrowUp', 324],
  ['ArrowDown', 276],
  ['Home', 500],
  ['End', 100],
])('%s makes it %d high and scrolls nothing', (key, height) => {
  const { edge, onResize } = show()
  expect(fireEvent.keyDown(edge, { key })).toBe(false)
  expect(onResize.mock.calls).toEqual([[height]])
})

test('other keys are left to the page', () => {
  const { edge, onResize } = show()
  expect(fireEvent.keyDown(edge, { key: 'Tab' })).toBe(true)
  expect(onResize).not.toHaveBeenCalled()
})

test('its height and bounds are read out', () => {
  const { edge } = show()
  const said = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => edge.getAttribute(name))
  expect(said).toEqual(['300', '100', '500'])
})

test('it follows the pointer from where it was taken, until it is let go', () => {
  const { edge, onResize } = show()
  edge.setPointerCapture = jest.fn()
  const moveTo = (clientY: number) => edge.dispatchEvent(new PointerEvent('pointermove', { clientY }))
  fireEvent.pointerDown(edge, { pointerId: 1, clientY: 400 })
  moveTo(380)
  moveTo(430)
  edge.dispatchEvent(new PointerEvent('lostpointercapture'))
  moveTo(100)
  expect(onResize.mock.calls).toEqual([[320], [270]])
})
