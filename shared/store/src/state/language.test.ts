/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { appActions, createAppStore } from '../index'

const page = globalThis as unknown as { samspelTexts: unknown[] }
let answer: (language: string) => Promise<void>

const open = () => {
  const { store } = createAppStore({ client: {} as never })
  store.dispatch(appActions.localeChosen('sv'))
  return {
    locale: () => store.getState().app.locale,
    choose: (locale: 'sv' | 'en') => store.dispatch(appActions.localeChosen(locale)) as unknown,
  }
}

beforeEach(() => window.localStorage.clear())
page.samspelTexts.push(['sv', { k1: ['Hej'] }])
page.samspelTexts.push((language: string) => (language === 'en' ? answer(language) : undefined))

test('a language whose texts do not come is not spoken, and can be chosen again', async () => {
  answer = () => Promise.reject(new Error('gone'))
  const { locale, choose } = open()
  expect(await choose('en')).toBe(false)
  expect(locale()).toBe('sv')
})

test('who changes their mind meanwhile keeps what they chose last', async () => {
  let come = () => {}
  answer = () => new Promise((resolve) => (come = resolve))
  const { locale, choose } = open()
  const first = choose('en')
  choose('sv')
  come()
  await first
  expect(locale()).toBe('sv')
})

test('a language is spoken from the moment its texts are there, and at once when they were there already', async () => {
  answer = async () => void page.samspelTexts.push(['en', { k1: ['Hello'] }])
  const { locale, choose } = open()
  const spoken = choose('en')
  expect(locale()).toBe('sv')
  expect(await spoken).toBe(true)
  expect(locale()).toBe('en')
  choose('sv')
  expect(locale()).toBe('sv')
  choose('en')
  expect(locale()).toBe('en')
})
