import { expect, test } from '@jest/globals'
import { foundParts } from './spellings'

const marked = (text: string, words: string[], inside?: number) =>
  foundParts(text, words, inside === undefined ? {} : { inside })
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['koebenhavn', 'Kaffe i København K', 'Kaffe i [København] K'],
  ['kobenhavn', 'København', '[København]'],
  ['Köpenhamn', 'København', '[København]'],
  ['malmoe', 'Malmö hamn', '[Malmö] hamn'],
  ['strasse', 'Hauptstraße', 'Haupt[straße]'],
  ['æble', 'aeble og Æble', '[aeble] og [Æble]'],
  ['goteb', 'Göteborg', '[Göteb]org'],
  ['c++', 'c++ och d', '[c++] och d'],
])('%s marks what it found in %s', (word, text, wanted) => expect(marked(text, [word], 3)).toBe(wanted))

test('short words, and all where only beginnings count, are marked at the beginning of words', () => {
  expect(marked('Åre mår väl i Åmål', ['å'], 3)).toBe('[Å]re mår väl i [Å]mål')
  expect(marked('Hauptstraße strasse', ['strasse'])).toBe('Hauptstraße [strasse]')
  expect(marked('Kaffet', ['kaf', 'kaffe'])).toBe('[Kaffe]t')
  expect(marked('Kaffe', [])).toBe('Kaffe')
  expect(marked('', ['a'])).toBe('')
})

test('a text whose letters come apart is put together first, and signs outside of the plane stay whole', () => {
  expect(marked('Go\u0308teborg 🎂', ['göteborg'])).toBe('[Göteborg] 🎂')
})
