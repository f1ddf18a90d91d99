/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'

const { dataset } = document.documentElement

/** The script runs once for each page. */
async function run(): Promise<void> {
  jest.resetModules()
  await import('./first')
}

beforeEach(() => {
  localStorage.clear()
  for (const key of Object.keys(dataset)) delete dataset[key]
  document.documentElement.lang = 'sv'
  history.replaceState({}, '', '/p/marketplace')
  dataset['painted'] = '/p/marketplace'
  window.matchMedia = ((query: string) => ({ matches: query.includes('dark') })) as never
})

test('the theme is the chosen one, else the system’s', async () => {
  await run()
  expect(dataset['theme']).toBe('dark')
  localStorage.setItem('samspel.color-scheme', 'light')
  await run()
  expect([dataset['theme'], dataset['mantineColorScheme']]).toEqual(['light', 'light'])
})

test('a visitor sees the view that was painted for the address', async () => {
  await run()
  expect(dataset['painted']).toBe('/p/marketplace')
})

test.each<[string, () => void]>([
  ['is signed in', () => localStorage.setItem('samspel.session', 'x')],
  ['reads another language', () => localStorage.setItem('samspel.preferred-locale', 'en')],
  ['opens another address with a kept page', () => history.replaceState({}, '', '/p/brands')],
  [
    'has chosen what is shown',
    () => {
      dataset['unless'] = 'preferred-country marketplace-filter'
      localStorage.setItem('samspel.marketplace-filter', '{}')
    },
  ],
  [
    'is in a country that is shown something else',
    () => {
      dataset['unless'] = `preferred-country ${Intl.DateTimeFormat().resolvedOptions().timeZone}`
    },
  ],
])('whoever %s does not', async (_who, prepare) => {
  prepare()
  await run()
  expect(dataset['painted']).toBeUndefined()
})

test('nothing is asked of Intl before the first frame where the browser names its time zone otherwise', async () => {
  const clock = { Now: { timeZoneId: () => 'Europe/Oslo' } }
  Object.assign(globalThis, { Temporal: clock })
  const asked = jest.spyOn(Intl, 'DateTimeFormat')
  dataset['unless'] = 'preferred-country Europe/Oslo'
  await run()
  expect(dataset['painted']).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
  Reflect.deleteProperty(globalThis, 'Temporal')
  asked.mockRestore()
})

test('the notice of cookies is not painted for who has accepted it', async () => {
  localStorage.setItem('samspel.cookies-accepted', '2026-11-26')
  await run()
  expect(dataset['cookies']).toBe('accepted')
})
