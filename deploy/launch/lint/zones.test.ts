import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

const require = createRequire(path.join(__dirname, '../../../package.json'))
const eslintBin = path.join(path.dirname(require.resolve('eslint/package.json')), 'bin/eslint.js')
const config = pathToFileURL(path.join(__dirname, 'config.mjs')).href

/** A small house with a remote `mf-newcomer` that no configuration names. */
const FILES: Record<string, string> = {
  'mf-old/src/index.ts': 'export const old = 1\n',
  'shell/src/index.ts': 'export const shell = 1\n',
  'server/src/index.ts': "import { ui } from '../../shared/ui/src/index'\nexport const server = ui\n",
  'shared/ui/src/index.ts': "import '@mantine/core'\nexport const ui = 1\n",
  'shared/ui/src/upward.ts': "import { old } from '../../../mf-old/src/index'\nexport const up = old\n",
  'mf-newcomer/src/neighbour.ts': "import { old } from '../../mf-old/src/index'\nexport const a = old\n",
  'mf-newcomer/src/host.ts': "import { shell } from '../../shell/src/index'\nexport const b = shell\n",
  'mf-newcomer/src/own.ts': "import { text } from './text'\nexport const c = text\n",
  'mf-newcomer/src/text.ts': 'export const text = 1\n',
  'mf-newcomer/src/library.ts': "import { Button } from '@mantine/core'\nexport const d = Button\n",
  'mf-newcomer/src/index.ts': "export * from './text'\n",
  'mf-newcomer/src/Literal.tsx': 'export const Literal = () => <p>Hej</p>\n',
  'mf-newcomer/src/Label.tsx': 'export const Label = () => <input aria-label="Sök" />\n',
  'e2e/specs/forced.spec.ts':
    'export const press = (box: { check: (how: object) => void }) => box.check({ force: true })\n',
  'e2e/specs/removed.spec.ts':
    "import fs from 'node:fs'\nexport const remove = (at: string) => { fs.rmSync(at, { force: true }); fs.rmSync(at, { recursive: true, force: true }) }\n",
  'mf-newcomer/src/Clean.tsx': 'export const Clean = ({ n }: { n: number }) => <p className="big">{n} · 3</p>\n',
}

let found: Record<string, string[]>

beforeAll(async () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'samspel-lint-')))
  try {
    for (const [file, source] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), source)
    }
    writeFileSync(
      path.join(root, 'eslint.config.mjs'),
      `import { lintConfig } from '${config}'\nexport default lintConfig(${JSON.stringify(root)})\n`,
    )
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, [eslintBin, '--format', 'json', '.'], { cwd: root }, (_, stdout) => resolve(stdout))
    })
    const results = JSON.parse(output) as { filePath: string; messages: { ruleId: string }[] }[]
    found = Object.fromEntries(
      results.map((result) => [path.relative(root, result.filePath), result.messages.map((message) => message.ruleId)]),
    )
  } finally {
    rmSync(root, { recursive: true })
  }
}, 60_000)

afterAll(() => expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(FILES))))

describe('imports only run down, for folders that no configuration names', () => {
  const zones = 'import-x/no-restricted-paths'
  test.each([
    ['a remote imports another remote', 'mf-newcomer/src/neighbour.ts', zones],
    ['a remote imports the shell', 'mf-newcomer/src/host.ts', zones],
    ['a shared package imports a remote', 'shared/ui/src/upward.ts', zones],
    ['the server imports a shared package other than the contract', 'server/src/index.ts', zones],
    ['a remote imports the component library', 'mf-newcomer/src/library.ts', 'no-restricted-imports'],
    ['an index exports everything', 'mf-newcomer/src/index.ts', 'no-restricted-syntax'],
    ['a component writes a text', 'mf-newcomer/src/Literal.tsx', 'no-restricted-syntax'],
    ['a component writes a label', 'mf-newcomer/src/Label.tsx', 'no-restricted-syntax'],
    ['a journey forces a press', 'e2e/specs/forced.spec.ts', 'no-restricted-syntax'],
  ])('refused: %s', (_, file, rule) => {
    expect(found[file]).toContain(rule)
  })

  test.each([
    'mf-newcomer/src/own.ts',
    'e2e/specs/removed.spec.ts',
    'mf-newcomer/src/Clean.tsx',
    'shared/ui/src/index.ts',
  ])('accepted: %s', (file) => {
    expect(found[file]).toEqual([])
  })
})
