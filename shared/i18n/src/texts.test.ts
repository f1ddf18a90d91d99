import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type * as I18n from './index'

type Delivery = readonly [string, Record<string, unknown[]>] | ((language: string) => Promise<void> | undefined)
const page = globalThis as unknown as { samspelTexts?: Delivery[] }

let i18n: typeof I18n
const open = (...early: Delivery[]) => {
  page.samspelTexts = early
  return jest.isolateModulesAsync(async () => {
    i18n = await import('./index')
  })
}
const hello = (value: string) => [
  { type: 0, value },
  { type: 1, value: 'name' },
]
const sv: Delivery = ['sv', { k1: [hello('Hej '), 'Hejdå'] }]
const en: Delivery = ['en', { k1: [hello('Hello '), 'Goodbye'] }]
const define = () =>
  (i18n.defineMessages as unknown as (group: string, names: string) => Record<string, { id: string }>)(
    'k1',
    'hello bye',
  )

beforeEach(() => open(sv))
afterEach(() => void delete page.samspelTexts)

test('what a build has taken out is said with the texts that its files bring', () => {
  const m = define()
  const t = i18n.createTranslate('sv')
  expect([t(m.hello!, { name: 'Mia' }), t(m.bye!)]).toEqual(['Hej Mia', 'Hejdå'])
})

test('a language is spoken when all that has come in another is there in it, however late it was loaded', () => {
  expect([i18n.isSpoken('sv'), i18n.isSpoken('en')]).toEqual([true, false])
  page.samspelTexts!.push(en)
  expect(i18n.isSpoken('en')).toBe(true)
  page.samspelTexts!.push(['sv', { k2: ['Ny'] }])
  expect(i18n.isSpoken('en')).toBe(false)
})

test('fetching a language asks every build once it is there, and those that come later', async () => {
  const asked: string[] = []
  page.samspelTexts!.push((language) => {
    asked.push(language)
    if (language === 'en') page.samspelTexts!.push(en)
    return undefined
  })
  // A build is told the language of the page as soon as it is there.
  expect(asked).toEqual(['sv'])
  await i18n.fetchTexts('en')
  expect(asked).toEqual(['sv', 'en'])
  page.samspelTexts!.push((language) => void asked.push(`late ${language}`) as undefined)
  expect(asked).toEqual(['sv', 'en', 'late en'])
})

test('a build that does not bring its texts is no change of language', async () => {
  const asked: string[] = []
  page.samspelTexts!.push((language) => (language === 'en' ? Promise.reject(new Error('gone')) : undefined))
  await expect(i18n.fetchTexts('en')).rejects.toThrow('gone')
  page.samspelTexts!.push((language) => void asked.push(language) as undefined)
  expect(asked).toEqual(['sv'])
})

test('a release that was built with both languages in its code says them', () => {
  const bye = { id: 'x.bye', sv: 'Hejdå', en: 'Goodbye' }
  expect((['sv', 'en'] as const).map((locale) => i18n.createTranslate(locale)(bye as I18n.Message))).toEqual([
    'Hejdå',
    'Goodbye',
  ])
})

test('a page in another variant of a language speaks it', async () => {
  await open(['en-XA', { k1: [hello('[Ħḗŀŀǿ '), '[ßẏḗ]'] }])
  const t = i18n.createTranslate('en')
  expect([t(define().hello!, { name: 'Mia' }), t(define().bye!), i18n.isSpoken('en')]).toEqual([
    '[Ħḗŀŀǿ Mia',
    '[ßẏḗ]',
    true,
  ])
})

test('a page in a language that no account can have keeps it, whatever language the account has', async () => {
  page.samspelTexts!.push(en)
  // Of a remote alone in its sandbox; the shell around it has no such texts.
  page.samspelTexts!.push(
    ['sv', { k2: ['Meny'] }],
    ['en', { k2: ['Menu'] }],
    ['da', { k1: [hello('Hej da '), 'Farvel'] }],
  )
  const menu = (i18n.defineMessages as unknown as (group: string, names: string) => Record<string, { id: string }>)(
    'k2',
    'menu',
  )
  const said = (locale: 'sv' | 'en') => [
    i18n.createTranslate(locale)(define().bye!),
    i18n.createTranslate(locale)(menu.menu!),
    i18n.isSpoken(locale),
  ]
  expect([said('sv'), said('en')]).toEqual([
    ['Farvel', 'Meny', true],
    ['Farvel', 'Menu', true],
  ])
})
