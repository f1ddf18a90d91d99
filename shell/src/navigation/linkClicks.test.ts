/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it } from '@jest/globals'
import { followIntent, innerAddressOf } from './linkClicks'

const click = (html: string, init: MouseEventInit = {}) => {
  document.body.innerHTML = html
  let answer: string | undefined
  window.addEventListener('click', (event) => (answer = innerAddressOf(event, window.location.origin)), { once: true })
  const target = document.querySelector('b') ?? document.querySelector('a')
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return answer
}

beforeEach(() => window.history.replaceState(null, '', '/here?a=1'))

it('takes plain clicks on links of this site', () => {
  expect(click('<a href="/campaigns?state=draft"><b>x</b></a>')).toBe('/campaigns?state=draft')
  expect(click('<a href="/campaigns#top">x</a>')).toBe('/campaigns#top')
})

it('leaves new windows, other sites, files, downloads and fragments of this page to the browser', () => {
  expect(click('<a href="/campaigns">x</a>', { ctrlKey: true })).toBeUndefined()
  expect(click('<a href="/campaigns" target="_blank">x</a>')).toBeUndefined()
  expect(click('<a href="https://example.com/">x</a>')).toBeUndefined()
  expect(click('<a href="/docs">x</a>')).toBeUndefined()
  expect(click('<a href="/uploads/x.webp">x</a>')).toBeUndefined()
  expect(click('<a href="/list" download>x</a>')).toBeUndefined()
  expect(click('<a href="#main">x</a>')).toBeUndefined()
  expect(click('<b>no link</b>')).toBeUndefined()
})

it('the path of a link is told as soon as a visitor turns to it', () => {
  document.body.innerHTML =
    '<a href="/wallet?x=1"><b>here</b></a><a href="/docs/file.pdf">file</a><a href="https://elsewhere.test/">away</a>'
  const told: string[] = []
  const end = followIntent((path) => told.push(path))
  for (const element of document.querySelectorAll('b, a'))
    element.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(told).toEqual(['/wallet', '/wallet'])
  end()
})
