/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { act, render, screen } from '@samspel/testing'
import {
  alphabets,
  bootLocale,
  createTranslate,
  defineMessages,
  IntlProvider,
  type Message,
  parseLocale,
  storeCount,
  Text,
  useText,
} from './index'

const m = defineMessages({
  hello: {
    id: 'test.hello',
    description: 'A greeting',
    defaultMessage: 'Hej {name}, läs {link}',
    en: 'Hi {name}, read {link}',
  },
  left: {
    id: 'test.left',
    description: 'Days left',
    defaultMessage: '{n, plural, one {# dag} other {# dagar}} kvar',
    en: '{n, plural, one {# day} other {# days}} left',
  },
})

function Days() {
  return <p>{useText()(m.left, { n: 2 })}</p>
}

test('a text renders in the language of its tree, without a catalogue (G-02)', () => {
  const view = render(
    <IntlProvider locale="sv">
      <Days />
    </IntlProvider>,
  )
  expect(screen.getByText('2 dagar kvar')).toBeTruthy()
  view.rerender(
    <IntlProvider locale="en">
      <Days />
    </IntlProvider>,
  )
  expect(screen.getByText('2 days left')).toBeTruthy()
})

test('a text may hold elements (G-02)', () => {
  render(
    <IntlProvider locale="sv">
      <p>
        <Text message={m.hello} values={{ name: 'Alva', link: <a href="/terms">villkoren</a> }} />
      </p>
    </IntlProvider>,
  )
  expect(screen.getByText(/Hej Alva/).textContent).toBe('Hej Alva, läs villkoren')
  expect(screen.getByRole('link', { name: 'villkoren' }).getAttribute('href')).toBe('/terms')
})

test('a locale code is reduced to sv or en (V-30)', () => {
  expect(parseLocale('sv-SE')).toBe('sv')
  expect(parseLocale('EN-us')).toBe('en')
  for (const refused of ['de', 'sv_SE', '', undefined, null]) expect(parseLocale(refused)).toBeUndefined()
})

test('the first locale: the stored one, else the browser’s, else Swedish (G-02)', () => {
  expect(bootLocale('en', ['sv'])).toBe('en')
  expect(bootLocale(null, ['de', 'en-GB'])).toBe('en')
  expect(bootLocale(null, ['de'])).toBe('sv')
})

test('alphabets (K-10)', () => {
  expect(alphabets.en).toHaveLength(26)
  expect(alphabets.sv).toHaveLength(29)
  expect(alphabets.sv.slice(26)).toEqual(['Å', 'Ä', 'Ö'])
  expect(alphabets.en[0]! + alphabets.en[25]!).toBe('AZ')
})

test('store counts are pluralised in both languages (K-11)', () => {
  const count = (locale: 'sv' | 'en') => [0, 1, 2].map((n) => createTranslate(locale)(storeCount, { count: n }))
  expect(count('sv')).toEqual(['0 butiker', '1 butik', '2 butiker'])
  expect(count('en')).toEqual(['0 stores', '1 store', '2 stores'])
})

test('until a text comes the other language stands in, and what is on the page says it when it has come', () => {
  const { samspelTexts } = globalThis as unknown as { samspelTexts: unknown[] }
  const hello = (value: string) => [
    { type: 0, value },
    { type: 1, value: 'name' },
  ]
  const built = (defineMessages as unknown as (group: string, names: string) => Record<'hello' | 'bye', Message>)(
    'k1',
    'hello bye',
  )
  function Page() {
    const t = useText()
    return (
      <p>
        {t(built.hello, { name: 'Mia' })} <Text message={built.bye} />
      </p>
    )
  }
  samspelTexts.push(['sv', { k1: [hello('Hej '), 'Hejdå'] }])
  const { container } = render(
    <IntlProvider locale="en">
      <Page />
    </IntlProvider>,
  )
  expect(container.textContent).toBe('Hej Mia Hejdå')
  act(() => void samspelTexts.push(['en', { k1: [hello('Hello '), 'Goodbye'] }]))
  expect(container.textContent).toBe('Hello Mia Goodbye')
})
