/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { followLinksOut } from './links-out'
import { openPath } from './open-path'
import { fakeWrapper } from './testing'

const wrapper = fakeWrapper()
const problems: string[] = []
let stop = () => undefined as void

/** Clicks a link; whether the page itself would have followed it. */
function click(href: string, attributes: Record<string, string> = {}): boolean {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  link.append(document.createElement('span'))
  document.body.append(link)
  const followed = link.firstElementChild!.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }),
  )
  link.remove()
  return followed
}
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

beforeEach(() => {
  problems.length = 0
  window.samspelNative = wrapper.host
  // The environment navigates nowhere, and may say so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  stop = followLinksOut(({ message }) => problems.push(message))
})
afterEach(() => {
  stop()
  delete window.samspelNative
  jest.restoreAllMocks()
})

test('a link out of the application is handed to the device browser, whatever kind it is of (G-08)', async () => {
  const out = [
    'https://www.openstreetmap.org/directions?to=1',
    'mailto:a@samspel.test',
    'tel:+46701234567',
    '/terms',
    '/docs',
    '/uploads/a.webp',
  ]
  for (const href of out) expect([href, click(href)]).toEqual([href, false])
  expect(click('/p/marketplace', { target: '_blank' })).toBe(false)
  await settle()
  expect(wrapper.of('openExternal').map(({ url }) => url)).toEqual(
    [...out, '/p/marketplace'].map((href) => new URL(href, window.location.href).href),
  )
  expect(problems).toEqual([])
})

test('a link to sign-in opens the native screen (S-15)', async () => {
  expect(click('/login?destination=%2Fwallet')).toBe(false)
  expect(click('/create-account/creator')).toBe(false)
  await settle()
  expect(wrapper.of('openAuth')).toEqual([{ type: 'openAuth', destination: '/wallet' }, { type: 'openAuth' }])
})

test('links of the application and files to save are left alone', async () => {
  const before = wrapper.of('openExternal').length
  for (const [href, attributes] of [
    ['/wallet', {}],
    ['#part', {}],
    ['/uploads/a.json', { download: '' }],
  ] as const)
    expect([href, click(href, attributes)]).toEqual([href, true])
  await settle()
  expect(wrapper.of('openExternal')).toHaveLength(before)
})

test('an address that cannot be parsed, or that is no address, opens nothing and is reported (X-26)', async () => {
  expect(click('http://')).toBe(false)
  expect(click('javascript:alert(1)')).toBe(false)
  expect(problems).toHaveLength(2)
})

test('a jwt never comes into the history by the way of a message (R-11)', () => {
  const load = jest.fn<(address: string) => void>()
  const went = jest.fn<(address: string) => void>()
  for (const path of ['/native-auth?jwt=T&campaignId=7', '/native-auth', '/login?jwt=T']) openPath(path, went, load)
  expect(went).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledTimes(3)
  openPath('/wallet?jwts=1', went, load)
  expect(went).toHaveBeenCalledWith('/wallet?jwts=1')
})
