import { expect, test } from '@jest/globals'
import type { RemoteRoute, RouteMatch } from '@samspel/federation/registry'
import { paintFrame } from './frame'

const match = (route: Partial<RemoteRoute>): RouteMatch => ({
  remote: 'mf-x',
  params: {},
  route: { path: '/x', areas: ['company'], ...route },
})

test('a page of the signed-in has side bar and bottom bar, a focused one no bottom bar', () => {
  expect(paintFrame(match({}))).toMatch(/painted-side".*painted-bottom"/)
  expect(paintFrame(match({ focused: true }))).not.toContain('painted-bottom"')
})

test('a page that strangers may open has a top bar', () => {
  expect(paintFrame(match({ areas: ['anonymous', 'creator'] }))).toContain('painted-top"')
})

test('an address that nobody owns has none: it leads on', () => {
  expect(paintFrame(undefined)).toBe('<div class="painted painted-plain-frame" aria-hidden="true"></div>')
})

test('nothing in it needs an inline style or script, and no reader hears of it', () => {
  expect(paintFrame(match({}))).not.toMatch(/style=|<script|<style| on\w+=/)
  expect(paintFrame(match({}))).toContain('aria-hidden="true"')
})
