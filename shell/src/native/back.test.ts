/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { goBack } from './back'

afterEach(() => document.body.replaceChildren())

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild!
}

test('the back button closes a dialog of the library by Escape', () => {
  const dialog = add('<div role="dialog" aria-modal="true"></div>')
  const keys: string[] = []
  dialog.addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key))
  const leave = jest.fn()
  goBack(leave)
  expect(keys).toEqual(['Escape'])
  expect(leave).not.toHaveBeenCalled()
})

test('a screen over everything is a dialog of the browser: it is asked to close, whatever lies below it', () => {
  const screen = add('<dialog open aria-modal="true"></dialog>')
  const below = add('<div role="dialog" aria-modal="true"></div>')
  const heard: string[] = []
  screen.addEventListener('cancel', () => heard.push('screen'))
  below.addEventListener('keydown', () => heard.push('below'))
  const leave = jest.fn()
  goBack(leave)
  expect(heard).toEqual(['screen'])
  expect(leave).not.toHaveBeenCalled()
})

test('without a dialog and without a page before there is nothing left here', () => {
  add('<dialog></dialog>')
  const leave = jest.fn()
  goBack(leave)
  expect(leave).toHaveBeenCalledTimes(1)
})
