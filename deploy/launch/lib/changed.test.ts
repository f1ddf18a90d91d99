import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

type Reach = Record<'lint' | 'types' | 'unit' | 'server' | 'e2e', boolean | string[]>

/** The launcher consists of ES modules for plain Node, so the test runs them in Node instead of through jest's transform. */
const reachOf = (...files: string[]): Reach => {
  const address = pathToFileURL(path.join(__dirname, 'changed.mjs')).href
  const script = `import { reachOf } from ${JSON.stringify(address)}; console.log(JSON.stringify(reachOf(${JSON.stringify(files)})))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as Reach
}

const ALL = { lint: true, types: true, unit: true, server: true, e2e: true }

test('texts reach lint alone', () => {
  expect(reachOf('docs/decisions/0001-a.md', 'README.md')).toEqual({
    lint: true,
    types: false,
    unit: false,
    server: false,
    e2e: false,
  })
})

test('a file of a remote reaches the tests that import it, and the journeys through its pages', () => {
  const file = 'mf-wallet/src/features/wallet/MyWallet.tsx'
  const { unit, server, e2e } = reachOf(file)
  expect([unit, server]).toEqual([[file], [file]])
  expect(e2e).toEqual(expect.arrayContaining(['workbench', 'accessibility']))
  expect(e2e).not.toContain('public-')
})

test('a spec reaches itself, an API test no journey', () => {
  expect(reachOf('e2e/specs/entry.spec.ts')).toMatchObject({ unit: false, server: false, e2e: ['entry.spec'] })
  expect(reachOf('server/test/wallet.test.ts')).toMatchObject({ server: ['server/test/wallet.test.ts'], e2e: false })
})

test.each(['shell/src/boot/boot.tsx', 'shared/ui/src/index.ts', 'server/src/main.ts', 'e2e/core/test.ts'])(
  '%s reaches every journey',
  (file) => expect(reachOf(file).e2e).toBe(true),
)

test('a migration reaches every API test, though nothing imports it', () => {
  expect(reachOf('server/migrations/0100-more.sql').server).toBe(true)
})

test.each(['pnpm-lock.yaml', 'jest.config.mjs', 'tsconfig.base.json'])('%s reaches all', (file) =>
  expect(reachOf(file)).toEqual(ALL),
)
