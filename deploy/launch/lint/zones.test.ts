import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { lintFiles } from './lint-files'

/** A small repository with a remote `mf-newcomer` that no configuration mentions. */
const FILES: Record<string, string> = {
  'mf-old/src/index.ts': 'export const old = 1\n',
  'shell/src/index.ts': 'export const shell = 1\n',
  'server/src/index.ts': "import { ui } from '../../shared/ui/src/index'\nexport const server = ui\n",
  'practice/src/index.ts': 'export const practice = 1\n',
  'server/src/played.ts': "import { practice } from '../../practice/src/index'\nexport const played = practice\n",
  'server/test/played.ts': "import { practice } from '../../practice/src/index'\nexport const played = practice\n",
  'shared/ui/src/index.ts': "import '@mantine/core'\nexport const ui = 1\n",
  'shared/ui/src/upward.ts': "import { old } from '../../../mf-old/src/index'\nexport const up = old\n",
  'mf-newcomer/src/neighbour.ts': "import { old } from '../../mf-old/src/index'\nexport const a = old\n",
  'mf-newcomer/src/host.ts': "import { shell } from '../../shell/src/index'\nexport const b = shell\n",
  'mf-newcomer/src/own.ts': "import { text } from './text'\nexport const c = text\n",
  'mf-newcomer/src/text.ts': 'export const text = 1\n',
  'mf-newcomer/src/library.ts': "import { Button } from '@mantine/core'\nexport const d = Button\n",
  'mf-newcomer/src/fields.ts': "import { DateField } from '@samspel/ui/form-fields'\nexport const f = DateField\n",
  'mf-newcomer/src/index.ts': "export * from './text'\n",
  'mf-newcomer/src/Literal.tsx': 'export const Literal = () => <p>Hej</p>\n',
  'mf-newcomer/src/Label.tsx': 'export const Label = () => <input aria-label="Sök" />\n',
  'mf-newcomer/src/staff/list.ts': "import { offer } from '../creator/offer'\nexport const list = offer\n",
  'mf-newcomer/src/creator/offer.ts': 'export const offer = 1\n',
  'mf-newcomer/src/staff/rest.ts': "import { card } from '../shared/card'\nexport const rest = card\n",
  'mf-newcomer/src/shared/card.ts': 'export const card = 1\n',
  'mf-newcomer/src/shared/panel.ts': "import { offer } from '../creator/offer'\nexport const panel = offer\n",
  'e2e/specs/forced.spec.ts':
    'export const press = (box: { check: (how: object) => void }) => box.check({ force: true })\n',
  'e2e/specs/removed.spec.ts':
    "import fs from 'node:fs'\nexport const remove = (at: string) => { fs.rmSync(at, { force: true }); fs.rmSync(at, { recursive: true, force: true }) }\n",
  'server/src/http/call.ts':
    'export interface Call { params: object }\nexport interface Handlers { list: (call: Call) => void }\n',
  'server/src/modules/orders/commands.ts':
    "import type { Call } from '../../http/call'\nexport const order = (call: Call) => call\n",
  'server/src/modules/orders/index.ts':
    "import type { Handlers } from '../../http/call'\nexport const handlers = {} satisfies Partial<Handlers>\n",
  'mf-newcomer/src/Clean.tsx': 'export const Clean = ({ n }: { n: number }) => <p className="big">{n} · 3</p>\n',
}

let found: Record<string, string[]>

beforeAll(async () => {
  const messages = await lintFiles(FILES)
  found = Object.fromEntries(Object.entries(messages).map(([file, list]) => [file, list.map(({ ruleId }) => ruleId)]))
})

afterAll(() => expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(FILES))))

describe('imports only run down, for folders that no configuration names', () => {
  const zones = 'import-x/no-restricted-paths'
  test.each([
    ['a remote imports another remote', 'mf-newcomer/src/neighbour.ts', zones],
    ['a remote imports the shell', 'mf-newcomer/src/host.ts', zones],
    ['a shared package imports a remote', 'shared/ui/src/upward.ts', zones],
    ['the server imports a shared package other than the contract', 'server/src/index.ts', zones],
    ['what production runs imports the practice world', 'server/src/played.ts', zones],
    ['one audience imports the other', 'mf-newcomer/src/staff/list.ts', zones],
    ['what both audiences share imports one of them', 'mf-newcomer/src/shared/panel.ts', zones],
    ['a remote imports the component library', 'mf-newcomer/src/library.ts', 'no-restricted-imports'],
    ['a remote imports what forms bring', 'mf-newcomer/src/fields.ts', 'no-restricted-imports'],
    ['an index exports everything', 'mf-newcomer/src/index.ts', 'no-restricted-syntax'],
    ['a component writes a text', 'mf-newcomer/src/Literal.tsx', 'no-restricted-syntax'],
    ['a component writes a label', 'mf-newcomer/src/Label.tsx', 'no-restricted-syntax'],
    ['a command takes a request', 'server/src/modules/orders/commands.ts', 'no-restricted-imports'],
    ['a journey forces a press', 'e2e/specs/forced.spec.ts', 'no-restricted-syntax'],
  ])('refused: %s', (_, file, rule) => {
    expect(found[file]).toContain(rule)
  })

  test.each([
    'mf-newcomer/src/own.ts',
    'server/test/played.ts',
    'mf-newcomer/src/staff/rest.ts',
    'e2e/specs/removed.spec.ts',
    'server/src/modules/orders/index.ts',
    'mf-newcomer/src/Clean.tsx',
    'shared/ui/src/index.ts',
  ])('accepted: %s', (file) => {
    expect(found[file]).toEqual([])
  })
})
