/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, jest, test } from '@jest/globals'

const { dataset } = document.documentElement

/** The script runs once for each page. */
async function run(): Promise<void> {
  jest.resetModules()
  await import('./first')
}

/** The browser's report of a first paint, which a test brings about. */
class Paints {
  static supportedEntryTypes: readonly string[] = ['paint']
  static tell: (() => void) | undefined
  readonly #heard: (list: unknown, observer: unknown) => void
  constructor(heard: (list: unknown, observer: unknown) => void) {
    this.#heard = heard
  }
  observe() {
    Paints.tell = () => this.#heard({}, this)
  }
  disconnect() {
    Paints.tell = undefined
  }
}

const write = () => {
  document.head.innerHTML = ['/shell/main.js', '/remotes/mf-x/entry.js']
    .map(
      (src, at) =>
        `<script type="samspel/later" src="${src}" integrity="sha256-${at}"${at ? ' data-hint' : ''}></script>`,
    )
    .join('')
}
const running = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map((tag) => [
    new URL(tag.src).pathname,
    tag.getAttribute('integrity'),
    tag.async,
    tag.dataset['hint'],
  ])
const both = [
  ['/shell/main.js', 'sha256-0', false, undefined],
  ['/remotes/mf-x/entry.js', 'sha256-1', false, ''],
]
const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((tag) => [
    new URL(tag.href).pathname,
    tag.getAttribute('integrity'),
  ])

beforeEach(() => {
  localStorage.clear()
  for (const key of Object.keys(dataset)) delete dataset[key]
  document.documentElement.lang = 'sv'
  document.head.innerHTML = ''
  Object.assign(globalThis, { PerformanceObserver: Paints })
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

describe('the page’s scripts (decision 172)', () => {
  beforeEach(write)

  test('run after the first paint, in their order and with their hashes, each once', async () => {
    await run()
    expect([running(), fetched()]).toEqual([[], []])
    Paints.tell?.()
    expect(running()).toEqual(both)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(running()).toEqual(both)
  })

  test('by then the view is there once: the copy for another width is gone with its fields', async () => {
    document.body.innerHTML =
      '<div id="painted"><div style="display: none"><input name="a" /></div><div><input name="b" /></div></div>'
    await run()
    Paints.tell?.()
    expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['b'])
  })

  test('run when the tab goes to the background before it was painted', async () => {
    await run()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(running()).toEqual(both)
  })

  test.each<[string, () => void]>([
    ['the view is not for this visitor', () => localStorage.setItem('samspel.session', 'x')],
    ['the tab is in the background', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['the browser does not report paints', () => (Paints.supportedEntryTypes = [])],
  ])('do not wait for a paint when %s', async (_when, prepare) => {
    prepare()
    await run()
    expect(running()).toEqual(both)
    expect(fetched()).toEqual([
      ['/shell/main.js', 'sha256-0'],
      ['/remotes/mf-x/entry.js', 'sha256-1'],
    ])
    jest.restoreAllMocks()
    Paints.supportedEntryTypes = ['paint']
  })

  test('wait for the page’s data, which stands at its end', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    await run()
    Paints.tell?.()
    expect(running()).toEqual([])
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(running()).toEqual(both)
    state.mockRestore()
  })

  test('stand in addresses that the page’s policy trusts (decision 18)', async () => {
    const createPolicy = jest.fn((_name: string, _rules: object) => ({
      createScriptURL: (address: string) => `${address}?trusted`,
    }))
    Object.assign(globalThis, { trustedTypes: { createPolicy } })
    await run()
    Paints.tell?.()
    expect(createPolicy).toHaveBeenCalledWith('opening', expect.anything())
    expect([...document.scripts].map((tag) => tag.getAttribute('src'))).toEqual([
      '/shell/main.js?trusted',
      '/remotes/mf-x/entry.js?trusted',
    ])
    document.head.innerHTML = ''
    createPolicy.mockClear()
    await run()
    expect(createPolicy).not.toHaveBeenCalled()
    Reflect.deleteProperty(globalThis, 'trustedTypes')
  })
})

describe('what is sent in the painted view', () => {
  const paint = async (html: string) => {
    document.body.innerHTML = `<div id="painted">${html}</div>`
    await run()
  }
  test('a form is not sent by the browser; it and its button wait', async () => {
    await paint('<form><input><button type="submit"></button></form>')
    const form = document.querySelector('form')!
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    expect([event.defaultPrevented, form.dataset['pressed']]).toEqual([true, ''])
    expect(document.querySelector('button')!.getAttribute('aria-busy')).toBe('true')
  })

  test('a search field waits after Enter, and after no other key', async () => {
    await paint('<input type="search">')
    const field = document.querySelector('input')!
    const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('a')
    expect(field.dataset['pressed']).toBeUndefined()
    press('Enter')
    expect(field.dataset['pressed']).toBe('')
  })

  test('the page itself is left alone', async () => {
    await paint('')
    document.body.innerHTML = '<form></form>'
    const event = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')!.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})
