import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../temporary-folder'
import { narrowedBy } from './compare-shapes'
import { readShapes } from './read-shapes'
import type { Shapes } from './shape'

const SOURCES = {
  'ui/index.ts': "export { Page } from './page'\nexport { useLook, type Look } from './look'\nexport * from './pick'\n",
  'ui/page.tsx': `
import type { Fact } from '@x/bus'
export interface Crumb { label: string; href?: string }
export interface PageProps {
  /** The heading. */
  title: string
  tone?: Tone
  crumbs?: readonly Crumb[]
  onFact?: (fact: Fact) => void
}
type Tone = 'quiet' | 'loud'
export function Page({ title, tone }: PageProps) { return title + tone }
`,
  'ui/look.ts': `export interface Look { dark: boolean; name: string | undefined }
export const useLook = (): Look => ({ dark: true, name: undefined })
`,
  'ui/pick.ts': `export function pick<V extends string>(values: readonly V[], from?: number): V | undefined { return values[from ?? 0] }
export class Picker { last = ''; choose(value: string): boolean { return value === this.last } }
`,
  'bus/index.ts': 'export interface Fact { id: string; at: string }\nexport const facts = { open: 1 } as const\n',
}
type File = keyof typeof SOURCES

function shapesWith(file?: File, from?: string, to?: string): Shapes {
  const root = temporaryFolder('shapes')
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    if (path === file && !text.includes(from!)) throw new Error(`${path} has no ${from}`)
    writeFileSync(join(root, path), path === file ? text.replace(from!, to!) : text)
  }
  const library = (folder: string) => ({
    name: `@x/${folder}`,
    dir: join(root, folder),
    entry: join(root, folder, 'index.ts'),
  })
  return readShapes([library('ui'), library('bus')])
}

const before = shapesWith()
const TAKEN = ['Page', 'useLook', 'pick', 'Picker']
const narrowed = (file: File, from: string, to: string): string[] => {
  const after = shapesWith(file, from, to)
  return TAKEN.flatMap((name) => narrowedBy(before, after, '@x/ui', name).map((what) => `${name}: ${what}`))
}

test.each<[string, File, string, string, string]>([
  ['a prop is renamed', 'ui/page.tsx', '  title: string', '  heading: string', 'Page: PageProps.title is gone'],
  ['a prop is required now', 'ui/page.tsx', '  tone?: Tone', '  tone: Tone', 'Page: PageProps.tone must be given now'],
  [
    'a new prop is required',
    'ui/page.tsx',
    '  title: string',
    '  title: string\n  id: string',
    'Page: PageProps.id must be given now',
  ],
  ['an alternative is gone', 'ui/page.tsx', "'quiet' | 'loud'", "'quiet'", "Page: Tone: 'loud' is gone"],
  [
    'a type within a prop needs more',
    'ui/page.tsx',
    'href?: string',
    'href: string',
    'Page: Crumb.href must be given now',
  ],
  ['a member of a result is gone', 'ui/look.ts', 'dark: boolean; ', '', 'useLook: Look.dark is gone'],
  [
    'a member of a result may be absent',
    'ui/look.ts',
    'dark: boolean',
    'dark?: boolean',
    'useLook: Look.dark may be absent now',
  ],
  ['a parameter is required now', 'ui/pick.ts', 'from?: number', 'from: number', 'pick: pick(from) must be given now'],
  [
    'a method takes another type',
    'ui/pick.ts',
    'value: string',
    'value: number',
    'Picker: Picker.choose(value) was string and is number',
  ],
  ['a fact of another library loses a field', 'bus/index.ts', '; at: string', '', 'Page: Fact.at is gone'],
])('%s: found', (_what, file, from, to, text) => expect(narrowed(file, from, to)).toContain(text))

test.each<[string, File, string, string]>([
  ['a comment', 'ui/page.tsx', 'The heading.', 'The h1.'],
  ['a new prop that may be left out', 'ui/page.tsx', '  title: string', '  title: string\n  id?: string'],
  ['a prop may be left out now', 'ui/page.tsx', '  title: string', '  title?: string'],
  ['another alternative of a prop', 'ui/page.tsx', "'quiet' | 'loud'", "'quiet' | 'loud' | 'shy'"],
  ['a callback is told more', 'ui/page.tsx', '(fact: Fact) => void', '(fact: Fact, again: boolean) => void'],
  ['another body', 'ui/page.tsx', 'return title + tone', 'return `${title}`'],
  ['a result has more', 'ui/look.ts', 'dark: boolean', 'dark: boolean; size: number'],
  ['a member of a result is never absent now', 'ui/look.ts', 'string | undefined }', 'string }'],
  ['a parameter more that may be left out', 'ui/pick.ts', 'from?: number', 'from?: number, to?: number'],
  ['a name that is new', 'bus/index.ts', 'export const', 'export const all = 1\nexport const'],
  ['a name that nobody takes', 'bus/index.ts', 'export const facts', 'export const others'],
  [
    'another place of a type',
    'ui/index.ts',
    "export { Page } from './page'",
    "export { Page, type PageProps } from './page'",
  ],
])('%s: nothing to refuse', (_what, file, from, to) => expect(narrowed(file, from, to)).toEqual([]))
