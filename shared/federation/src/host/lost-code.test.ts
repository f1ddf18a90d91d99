/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { runningShell, watchLostCode } from './lost-code'

const lost: string[] = []
watchLostCode((owner) => lost.push(owner))
afterEach(() => {
  lost.length = 0
  document.head.replaceChildren()
})

const failing = (tag: 'script' | 'link' | 'img', address: string, rel = 'stylesheet') => {
  const element = document.createElement(tag)
  element.setAttribute(tag === 'link' ? 'href' : 'src', address)
  if (tag === 'link') element.setAttribute('rel', rel)
  element.setAttribute('type', 'text/plain')
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
}

test.each([
  ['script', '/remotes/mf-x/1/app.js', ['mf-x']],
  ['link', '/remotes/mf-y/2/app.css', ['mf-y']],
  ['script', '/shell/3/main.js', ['shell']],
  ['script', '/elsewhere/app.js', []],
  ['img', '/remotes/mf-x/1/picture.png', []],
] as const)('a %s of %s that cannot be fetched is told to its owner alone', (tag, address, owners) => {
  failing(tag, address)
  expect(lost).toEqual(owners)
})

test('what is only fetched ahead is not missed', () => {
  failing('link', '/remotes/mf-x/1/app.css', 'prefetch')
  expect(lost).toEqual([])
})

test('the shell that runs is told by its script', () => {
  expect(runningShell(document)).toBeUndefined()
  const script = document.createElement('script')
  script.setAttribute('type', 'text/plain')
  script.setAttribute('src', '/shell/0.1.0-abc/main.js')
  document.head.append(script)
  expect(runningShell(document)).toBe('0.1.0-abc')
})
