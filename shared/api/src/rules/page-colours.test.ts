import { expect, test } from '@jest/globals'
import { contrastOf, isReadable, pageColours } from './page-colours'

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#777777', '#777777')).toBe(1)
})

test('text follows from the ground that it stands on', () => {
  expect(pageColours({ background: '#ffffff', accent: '#201762' })).toMatchObject({
    text: '#19191d',
    onAccent: '#fffffe',
  })
  expect(pageColours({ background: '#14141b', accent: '#ffd166' })).toMatchObject({
    text: '#fffffe',
    onAccent: '#19191d',
  })
})

test('a theme holds where the accent stands out from the ground', () => {
  expect(isReadable({ background: '#f7f7f7', accent: '#4d3bef' })).toBe(true)
  expect(isReadable({ background: '#f7f7f7', accent: '#f0e6d2' })).toBe(false)
  expect(isReadable({ background: '#4d3bef', accent: '#3e2bc8' })).toBe(false)
})

test('a theme whose accent carries no text does not hold, though it stands out from the ground', () => {
  expect(isReadable({ background: '#ffffff', accent: '#777777' })).toBe(false)
})
