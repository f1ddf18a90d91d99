/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { render, screen } from '@samspel/testing'
import { linePath, MiniBars, MiniLine, standsOut } from './MiniChart'

const heights = () =>
  [...screen.getByRole('img').children].map((slot) => (slot.firstElementChild as HTMLElement).style.height)

test('a bar is as high as its share of the largest; a small value is still seen, and nothing is nothing', () => {
  const { unmount } = render(<MiniBars values={[50, 100, 1, 0]} sentence="Fel" />)
  expect(heights()).toEqual(['50%', '100%', '3%', '0%'])
  unmount()
  render(<MiniBars values={[50, 100, 1, 0]} sentence="Fel" small />)
  expect(heights()).toEqual(['50%', '100%', '8%', '0%'])
})

test('parts of one are shares of one', () => {
  render(<MiniBars values={[0.5]} sentence="Fel" />)
  expect(heights()).toEqual(['50%'])
})

test('a value stands out at three times the middle of those above nothing, from three on', () => {
  expect(standsOut([0, 0, 2, 2, 6], 6)).toBe(true)
  expect(standsOut([0, 0, 2, 2, 5], 5)).toBe(false)
  expect(standsOut([0, 0, 0, 2], 2)).toBe(false)
  expect(standsOut([0, 0, 0, 3], 3)).toBe(false)
  expect(standsOut([1, 1, 3], 3)).toBe(true)
})

test('a line goes from edge to edge with air above it, and has gaps where nothing was measured', () => {
  expect(linePath([0, 115, null, 115])).toBe('M0.00 50.00L33.33 6.52M100.00 6.52')
  expect(linePath([0])).toBe('M0.00 50.00')
  expect(linePath([])).toBe('')
})

test('the dot stands where the line ends; without a line there is none', () => {
  const { unmount } = render(<MiniLine values={[0, 115]} sentence="Svarstid" />)
  const dot = screen.getByRole('img').querySelector('span')
  expect([dot?.style.left, dot?.style.top]).toEqual(['100%', '13.04%'])
  unmount()
  render(<MiniLine values={[null, null]} sentence="Svarstid" />)
  expect(screen.getByRole('img').querySelector('span')).toBeNull()
})
