/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { isTextStanding, isUsed, keepTexts, watchUse } from './use'

const type = (field: HTMLInputElement, text: string) => {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('28 what was typed comes back to the fields of the next release, passwords excepted', () => {
  jest.useFakeTimers()
  const element = document.createElement('div')
  document.body.append(element)
  watchUse(element)
  const fields =
    '<input name="email"><input name="secret" type="password"><input name="never"><input type="search" name="q">'
  element.innerHTML = `<div data-remote="a">${fields}</div>`
  const [email, secret, , search] = [...element.querySelectorAll('input')]
  type(search!, 'x')
  expect(isTextStanding()).toBe(false)
  type(email!, 'me@example.test')
  type(secret!, 'hidden')
  expect(isTextStanding()).toBe(true)
  expect(isUsed(element.firstElementChild!)).toBe(true)

  const restoreTexts = keepTexts(element)
  element.innerHTML = ''
  restoreTexts()
  element.innerHTML = `<div data-remote="a">${fields}</div>`
  jest.advanceTimersByTime(10_000)
  jest.useRealTimers()
  expect([...element.querySelectorAll('input')].map(({ value }) => value)).toEqual(['me@example.test', '', '', ''])
})
