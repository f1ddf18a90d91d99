import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { BuildData } from './build-data'
import { takeTexts } from './texts-loader.mjs'

const greeting = `defineMessages({
  hello: { id: 'x.hello', description: 'Greets', defaultMessage: 'Hej {name}', en: 'Hello {name}' },
  bye: { id: 'x.bye', description: 'Parts', defaultMessage: 'Hejdå', en: 'Goodbye' },
})`

let dir: string
let data: BuildData
const read = (name: string) => readFileSync(join(dir, 'out', name), 'utf8')
const hashOf = (name: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(dir, 'out', name)))
    .digest('base64')}`

/** What a script of the build hands to the store of texts. */
const deliveredBy = (name: string): unknown[] => {
  const self = { samspelTexts: [] as unknown[], webpackChunkx: [] }
  runInNewContext(read(name), { self })
  return JSON.parse(JSON.stringify(self.samspelTexts)) as unknown[]
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(dir, 'src'))
  mkdirSync(join(dir, 'locales'))
  writeFileSync(join(dir, 'package.json'), '{ "name": "x" }')
  // As FormatJS's compiler writes a pseudo-locale; the second text is left out.
  writeFileSync(
    join(dir, 'locales/en-XA.json'),
    JSON.stringify({
      'x.hello': [
        { type: 0, value: '[!! Ħḗḗŀŀǿǿ ' },
        { type: 1, value: 'name' },
        { type: 0, value: ' !!]' },
      ],
    }),
  )
  const write = (name: string, text: string) => writeFileSync(join(dir, 'src', name), text)
  write('define.js', 'export const defineMessages = (...all) => all\nexport const bilingual = (all) => all')
  write(
    'index.js',
    "void import(/* webpackChunkName: 'page' */ './page')\nvoid import(/* webpackChunkName: 'plain' */ './plain')\nconsole.log('said at the start')",
  )
  write(
    'page.ts',
    `import { defineMessages } from './define'\nconsole.log(${greeting})\nconsole.log('said on the page')`,
  )
  write('plain.js', "console.log('plain')")
  // Loaders are modules of Node itself, which a test's own context does not run.
  const code = `
    import { buildWithConfig } from './build.ts'
    import { BuildDataPlugin } from './build-data.ts'
    import { commonConfig } from './common.ts'
    const common = commonConfig({ dir: process.argv[1], prefix: 'x' })
    const plugins = [...common.plugins, new BuildDataPlugin({ kind: 'remote' })]
    const config = { ...common, plugins, entry: { main: './src/index.js' }, output: { ...common.output, uniqueName: 'x' } }
    // As a watching build is: without hashes, and not minimised.
    const unsealed = { ...config, plugins: plugins.filter((plugin) => plugin.constructor.name !== 'SubresourceIntegrityPlugin'), optimization: { ...common.optimization, minimize: false } }
    console.log(await buildWithConfig(config, process.argv[1] + '/out') ?? 'built', await buildWithConfig(unsealed, process.argv[1] + '/unsealed') ?? 'unsealed')`
  const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href
  expect(
    execFileSync(process.execPath, ['--import', tsx, '--input-type=module', '--eval', code, dir], {
      cwd: __dirname,
      encoding: 'utf8',
    }).trim(),
  ).toBe('built unsealed')
  data = JSON.parse(read('build.json')) as BuildData
})
afterAll(() => rmSync(dir, { recursive: true }))

const pageIn = (language: string) =>
  language === 'sv' ? data.chunks.page![0]! : data.languages![language]![data.chunks.page![0]!]!
const entryIn = (language: string) =>
  language === 'sv' ? data.chunks.main![0]! : data.languages![language]![data.chunks.main![0]!]!

test('each language has scripts of its own, with its texts alone, and what has no texts is there once', () => {
  expect(Object.keys(data.languages!)).toEqual(['en', 'en-XA'])
  expect(readdirSync(join(dir, 'out')).filter((name) => /^plain\..*\.js$/.test(name))).toHaveLength(1)
  expect(read(pageIn('sv'))).toContain('Hejdå')
  expect(read(pageIn('sv'))).not.toContain('Goodbye')
  expect(read(pageIn('en'))).toContain('Goodbye')
  expect(read(pageIn('en'))).not.toContain('Hejdå')
  for (const language of ['sv', 'en']) expect(read(pageIn(language))).not.toMatch(/Greets|x\.hello/)
})

test('texts with placeholders come parsed', () => {
  const [[language, table]] = deliveredBy(pageIn('en')) as [[string, Record<string, unknown>]]
  expect([language, Object.values(table)]).toEqual([
    'en',
    [
      [
        [
          { type: 0, value: 'Hello ' },
          { type: 1, value: 'name' },
        ],
        'Goodbye',
      ],
    ],
  ])
})

test('a third language is one file beside the sources; what it does not say stands in the default language', () => {
  const [[language, table]] = deliveredBy(pageIn('en-XA')) as [[string, Record<string, [unknown, unknown]>]]
  const [[hello, bye]] = Object.values(table) as [[[{ value: string }], unknown]]
  expect([language, hello[0].value, bye]).toEqual(['en-XA', '[!! Ħḗḗŀŀǿǿ ', 'Hejdå'])
})

test('the entry of a language names its scripts with their hashes, and the texts of the others in one file each', () => {
  for (const language of ['sv', 'en', 'en-XA']) {
    const entry = read(entryIn(language))
    expect(entry).toContain(hashOf(pageIn(language)))
    for (const other of ['sv', 'en', 'en-XA']) {
      const told = `${data.texts![other]} ${hashOf(data.texts![other]!)}`
      if (other === language) expect(entry).not.toContain(told)
      else expect(entry).toContain(told)
    }
  }
  expect(deliveredBy(data.texts!.en!)).toEqual(deliveredBy(pageIn('en')))
})

test('a build without hashes, as one that watches, has its languages as well', () => {
  const names = readdirSync(join(dir, 'unsealed'))
  expect(names.filter((name) => /^page\..*\.js$/.test(name))).toHaveLength(3)
  expect(names.filter((name) => /^main\..*\.js$/.test(name))).toHaveLength(3)
})

test('the name of a script says what is in it', () => {
  for (const language of ['sv', 'en', 'en-XA']) {
    for (const name of [pageIn(language), entryIn(language)])
      expect(name).toContain(createHash('sha256').update(read(name)).digest('hex').slice(0, 8))
  }
})

test('source maps lie beside the scripts of every language, right to the line and column', () => {
  for (const [name, part, source, line] of ['sv', 'en', 'en-XA'].flatMap(
    (language) =>
      [
        [pageIn(language), '"said on the page"', 'src/page.ts', 3],
        [entryIn(language), '"said at the start"', 'src/index.js', 3],
      ] as const,
  )) {
    const lines = read(name).split('\n')
    const at = lines.findIndex((text) => text.includes(part))
    expect(
      originalPositionFor(new TraceMap(read(`${name}.map`)), { line: at + 1, column: lines[at]!.indexOf(part) }),
    ).toMatchObject({ source: expect.stringContaining(source), line })
  }
  const scripts = readdirSync(join(dir, 'out')).filter((name) => name.endsWith('.js.map'))
  for (const name of scripts) expect(readdirSync(join(dir, 'out'))).toContain(name.slice(0, -'.map'.length))
})

test('the code keeps names, not words; texts for a reader of either language stay whole', () => {
  const { code, texts } = takeTexts(`const a = ${greeting}; const b = bilingual(${greeting})`, 'messages.ts')
  const [group, ...rest] = texts
  expect(rest).toEqual([])
  expect(code).toBe(
    `const a = defineMessages("${group!.key}" as never, "hello bye"); const b = bilingual(defineMessages(${JSON.stringify(
      {
        hello: { id: 'x.hello', defaultMessage: 'Hej {name}', en: 'Hello {name}' },
        bye: { id: 'x.bye', defaultMessage: 'Hejdå', en: 'Goodbye' },
      },
    )}))`,
  )
})
