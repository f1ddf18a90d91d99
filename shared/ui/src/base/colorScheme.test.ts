/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'

const themeWith = async (stored: string | null, isDark: boolean) => {
  jest.resetModules()
  if (stored !== null) localStorage.setItem('samspel.color-scheme', stored)
  window.matchMedia = (() => ({ matches: isDark, addEventListener: () => {}, removeEventListener: () => {} })) as never
  const { applyColorScheme } = await import('./colorScheme')
  applyColorScheme()
  return document.documentElement.dataset['theme']
}

beforeEach(() => localStorage.clear())

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['purple', true, 'dark'],
])('with %s chosen on a machine that is dark: %s, the page is %s', async (stored, isDark, theme) => {
  expect(await themeWith(stored, isDark)).toBe(theme)
})
