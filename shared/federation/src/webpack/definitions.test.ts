import { expect, test } from '@jest/globals'
import { readDefinitions } from './definitions.mjs'

const table = `{ a: { id: 'x.a', description: 'It\\'s a label', defaultMessage: 'Hej {name}', en: "Hi {name}" }, 404: { id: 'x.404', description: 'b', defaultMessage: \`Bort\`, en: 'Gone' } }`

test('every text of a group is read, with its line', () => {
  const source = `import { defineMessages } from '@samspel/i18n'\n\nexport const m = defineMessages<'a' | 404>(${table})`
  const [group, ...rest] = readDefinitions(source, 'messages.ts')
  expect(rest).toEqual([])
  expect(source.slice(group!.start, group!.end)).toBe(table)
  expect(group).toMatchObject({
    bilingual: false,
    names: ['a', '404'],
    messages: [
      { id: 'x.a', description: "It's a label", defaultMessage: 'Hej {name}', en: 'Hi {name}', line: 3 },
      { id: 'x.404', description: 'b', defaultMessage: 'Bort', en: 'Gone', line: 3 },
    ],
  })
})

test('texts for a reader of either language are told apart, and groups inside of others are found', () => {
  const source = `const a = bilingual(defineMessages(${table})); const b = { ...defineMessages(${table}), c: 1 }`
  expect(readDefinitions(source, 'x.tsx').map(({ bilingual }) => bilingual)).toEqual([true, false])
})

test.each([
  [
    "defineMessages({ a: { id: id('a'), description: 'd', defaultMessage: 's', en: 'e' } })",
    'id of a message is a plain string',
  ],
  [
    "defineMessages({ a: { id: 'a', description: 'd', defaultMessage: `${s}`, en: 'e' } })",
    'defaultMessage of a message is a plain string',
  ],
  ["defineMessages({ a: { id: 'a', description: 'd', defaultMessage: 's' } })", 'a message without en'],
  [
    "defineMessages({ a: { id: 'a', description: 'd', sv: 's', en: 'e' } })",
    'a message has id, description, defaultMessage, en and nothing else',
  ],
  ['defineMessages({ a: other })', 'a message is defined by an object literal'],
  ['defineMessages({ ...other })', 'a message is defined under a plain name'],
  ['defineMessages(other)', 'defineMessages takes one object literal'],
])('%s is refused with its place', (source, problem) => {
  expect(() => readDefinitions(`\n${source}`, 'messages.ts')).toThrow(`messages.ts:2: ${problem}`)
})
