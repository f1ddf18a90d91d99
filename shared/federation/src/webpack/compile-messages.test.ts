import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { compileMessages } from './compile-messages.mjs'

const root = resolve(__dirname, '../../../..')
const parse = (text: string) => [{ parsed: text }]

test('texts with placeholders, tags or quotes are parsed, others stay as they are', () => {
  const source = `{ a: { id: 'x', defaultMessage: 'Hej {name}', en: "It's {n, plural, one {#} other {#s}}" }, b: { defaultMessage: 'Det\\'s', en: "It's" } }`
  expect(compileMessages(source, parse)).toBe(
    `{ a: { id: 'x', defaultMessage: [{"parsed":"Hej {name}"}] as never, en: [{"parsed":"It's {n, plural, one {#} other {#s}}"}] as never }, b: { defaultMessage: 'Det\\'s', en: "It's" } }`,
  )
})

test('descriptions are left out, and nothing else of that name', () => {
  const source = `{ description: { id: 'x', description: 'It\\'s a label', defaultMessage: 'Beskrivning', en: 'Description' }, y: { id: 'y',\n description: "b",\n defaultMessage: 'Y', en: 'Y' } }; f({ description: 'kept', other: 1 })`
  expect(compileMessages(source, parse)).toBe(`{ description: { id: 'x', defaultMessage: 'Beskrivning', en: 'Description' }, y: { id: 'y',\n defaultMessage: 'Y', en: 'Y' } }; f({ description: 'kept', other: 1 })`)
})

const sourcesUnder = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesUnder(path)
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : []
  })

test('no text of the house is left for the browser to parse', () => {
  const folders = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-')), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)]
  const files = folders.map((name) => join(root, name, 'src')).filter((dir) => existsSync(dir)).flatMap(sourcesUnder)
  const found = files.filter((file) => readFileSync(file, 'utf8').includes('defineMessages'))
  expect(found.length).toBeGreaterThan(20)
  const left = found.flatMap((file) => {
    const compiled = compileMessages(readFileSync(file, 'utf8'), () => [])
    return [...compiled.matchAll(/^.*\b(?:defaultMessage|en):\s*['"`][^\n]*(?<!\$)\{\w+[,}].*$/gm)].map(([line]) => `${file.slice(root.length + 1)}: ${line.trim()}`)
  })
  expect(left).toEqual([])
})
