import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { bringIn, exported, fileNameOf, readTexts } from './exchange'
import { readPackages } from './packages'
import { problemOf, verify } from './verify'

const root = resolve(__dirname, '../../..')

describe('the texts of the workspace', () => {
  const packages = readPackages(root)

  test('every package with a screen is read, and no id is there twice', () => {
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['shell', 'mf-public', 'mf-stores', 'shared/i18n', 'shared/forms']),
    )
  })

  test('English, and every other language that is there, takes the values that Swedish takes', () => {
    expect(verify(packages).filter(({ kind }) => kind !== 'missing')).toEqual([])
  })
})

describe('a file goes out and comes back', () => {
  let root: string
  const write = (text: string) => writeFileSync(join(root, 'mf-x/src/messages.ts'), text)
  const only = () => readPackages(root)[0]!

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'texts-'))
    mkdirSync(join(root, 'mf-x/src'), { recursive: true })
    write(`export const m = defineMessages({
      left: { id: 'mf-x.left', description: 'Days left', defaultMessage: '{n, plural, one {# dag} other {# dagar}}', en: '{n, plural, one {# day} other {# days}}' },
      hello: { id: 'mf-x.hello', description: 'Greets', defaultMessage: 'Hej {name}', en: 'Hello {name}' },
    })`)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('what a translator gets says what each text is for, in both languages, with room for the translation', () => {
    expect(fileNameOf(only(), 'da')).toBe('mf-x.da.json')
    expect(exported(only(), 'da')['mf-x.hello']).toEqual({
      description: 'Greets',
      defaultMessage: 'Hej {name}',
      en: 'Hello {name}',
      translation: '',
    })
  })

  test('a translated file becomes one of the package; what it leaves out is told, and goes out again with the rest', () => {
    const file = exported(only(), 'da')
    file['mf-x.hello']!.translation = 'Hej med dig, {name}'
    const { written, findings } = bringIn(only(), 'da', readTexts(JSON.stringify(file), 'mf-x.da.json'))
    expect(written).toBe(join(root, 'mf-x/locales/da.json'))
    expect(JSON.parse(readFileSync(written!, 'utf8'))).toEqual({ 'mf-x.hello': 'Hej med dig, {name}' })
    expect(findings).toEqual([
      { kind: 'missing', at: 'mf-x da mf-x.left', what: expect.stringContaining('stands in Swedish') },
    ])
    expect(verify([only()], 'da').map(({ kind }) => kind)).toEqual(['missing'])
    expect(exported(only(), 'da')['mf-x.hello']!.translation).toBe('Hej med dig, {name}')
  })

  test.each([
    [{ 'mf-x.hello': 'Hej {navn}' }, 'different'],
    [{ 'mf-x.hello': 'Hej {name' }, 'unsound'],
    [{ 'mf-x.gone': 'Væk' }, 'unknown'],
    [{ 'mf-x.left': '{n} dage' }, 'different'],
  ])('%j is refused, and nothing is written', (texts, kind) => {
    const { written, findings } = bringIn(only(), 'da', texts)
    expect(written).toBeUndefined()
    expect(findings.map((one) => one.kind)).toContain(kind)
    expect(verify([only()], 'da')).toEqual([])
  })

  test('a file of a language that stands in the sources changes nothing, and says what is to be changed where', () => {
    const { written, changes } = bringIn(only(), 'en', {
      'mf-x.hello': 'Hi {name}',
      'mf-x.left': '{n, plural, one {# day} other {# days}}',
    })
    expect(written).toBeUndefined()
    expect(changes).toEqual([{ place: 'mf-x/src/messages.ts:3 mf-x.hello', now: 'Hello {name}', then: 'Hi {name}' }])
  })

  test.each([
    ['[]', 'a table of ids is expected'],
    ['{', 'is no JSON'],
    ['{"a":{"text":"x"}}', 'a has no translation'],
    ['{"a":7}', 'a has no translation'],
    ['{"a":null}', 'a has no translation'],
  ])('the file %s is refused with a reason', (contents, reason) =>
    expect(() => readTexts(contents, 'mf-x.da.json')).toThrow(reason),
  )

  test('an id that is there twice is named with both places', () => {
    write(
      "defineMessages({ a: { id: 'x', description: '', defaultMessage: '', en: '' } })\ndefineMessages({ a: { id: 'x', description: '', defaultMessage: '', en: '' } })",
    )
    expect(() => readPackages(root)).toThrow('mf-x/src/messages.ts:2: mf-x/src/messages.ts:1 defines x, too')
  })
})

test('what FormatJS compiles is a translation, too', () => {
  expect(
    problemOf('Hej {name}', [
      { type: 0, value: '[Ħḗḗ ' },
      { type: 1, value: 'name' },
      { type: 0, value: ']' },
    ]),
  ).toBeUndefined()
  expect(problemOf('Hej {name}', [{ type: 0, value: '[Ħḗḗ]' }])).toMatchObject({ kind: 'different' })
})
