/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createAppStore, storage } from '@samspel/store'
import { chooseFirstLocale } from './locale'

const open = (search: string, stored?: string): string => {
  if (stored) storage.set('preferred-locale', stored)
  window.history.replaceState(null, '', `/p${search}`)
  const { store } = createAppStore({ client: {} as never })
  chooseFirstLocale(store)
  return store.getState().app.locale
}
beforeEach(() => window.localStorage.clear())
afterEach(() => window.history.replaceState(null, '', '/'))

test('the address speaks first, then what was chosen (G-02)', () => {
  expect([open('?lang=en', 'sv'), open('', 'sv'), open('?lang=xx', 'sv'), open('?lang=sv-SE', 'en')]).toEqual([
    'en',
    'sv',
    'sv',
    'sv',
  ])
})

test('a link in a language does not undo what was chosen (G-02)', () => {
  open('?lang=en', 'sv')
  expect(storage.get('preferred-locale')).toBe('sv')
})
