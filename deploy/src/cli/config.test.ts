import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { promote } from '../commands/promote'
import { record, release } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { runRemote } from './run'

let dir: string
let remove: () => Promise<void>

beforeEach(async () => {
  const temporary = await temporaryStorage()
  ;({ dir, remove } = temporary)
  const title = { sv: 'En', en: 'One' }
  const config = {
    rows: { type: 'number', default: 20, min: -5, max: 50, title },
    fast: { type: 'flag', default: false, title },
    note: { type: 'text', default: '', max: 40, title },
  } as const
  for (const version of ['1', '2'])
    await temporary.storage.putRelease(
      { ...record('mf-x', version), release: release('mf-x', version, version === '1' ? { config } : {}) } as never,
      new Map(),
    )
  await promote(temporary.storage, 'mf-x', '2')
  await promote(temporary.storage, 'mf-x', '1')
})
afterEach(() => remove())

const remote = async (line: string) => {
  const said: string[] = []
  const tell = (text: string) => void said.push(text)
  const args = (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))
  const code = await runRemote(args, { out: tell, err: tell }, { STORAGE_DIR: dir })
  return { code, said: said.join('\n') }
}

test('a value is set, listed with where it is from, told in the history, and taken back by the command that the answer names', async () => {
  const set = await remote("config mf-x set rows 40 --reason 'long lists' --by ann")
  expect(set).toMatchObject({ code: 0 })
  expect(set.said).toContain('rows of mf-x is 40 for everybody, before it was not set')
  expect(set.said).toContain("'config mf-x unset rows --reason …' undoes it")
  await remote("config mf-x set fast on --company c-1 --reason 'they asked'")
  const { said } = await remote('config mf-x')
  expect(said).toMatch(/rows +40 +environment +20 +a number from -5 to 50/)
  expect(said).toMatch(/fast +off +default +off +on or off/)
  expect(said).toMatch(/ on +company c-1/)
  expect((await remote('history mf-x --limit 1')).said).toContain('fast for company c-1: default → on, they asked')
  expect((await remote("config mf-x set rows 30 --reason 'less'")).said).toContain(
    "'config mf-x set rows 40 --reason …' undoes it",
  )
  expect((await remote("config mf-x unset fast --company c-1 --reason 'done'")).said).toContain(
    'is not set for company c-1, before it on',
  )
  expect((await remote("config mf-x unset fast --company c-1 --reason 'done'")).said).toContain(
    'was not set for company c-1 already',
  )
  expect((await remote("config mf-x --json set note 'two words' --reason x")).said).toContain('"after": "two words"')
  expect((await remote('config mf-x set rows --reason x -- -3')).said).toContain('rows of mf-x is -3')
})

test.each([
  ['config', 2, 'needs the name of a remote'],
  ['config mf-x change rows 1 --reason x', 2, "set or unset, not 'change'"],
  ['config mf-x set --reason x', 2, 'needs the name of a setting'],
  ['config mf-x set rows --reason x', 2, 'needs a value'],
  ['config mf-x set rows 30', 2, "needs --reason '…'"],
  ['config mf-x unset rows 30 --reason x', 2, "does not take '30'"],
  ['config mf-x set rows many --reason x', 1, "rows cannot be 'many': it takes a number from -5 to 50"],
  ['config mf-x set fast 1 --reason x', 1, "fast cannot be '1': it takes on or off"],
  ['config mf-x set rowz 1 --reason x', 1, 'it has rows, fast, note'],
  ['config mf-y', 1, 'mf-y is not in the registry'],
  ['config shell', 2, 'the shell has no settings'],
])('%s ends with %d and says what to do', async (line, code, text) => {
  const done = await remote(line)
  expect(done.said).toContain(text)
  expect(done.code).toBe(code)
})

test('a rollback to a release that does not know a value says so in its answer', async () => {
  await remote("config mf-x set rows 40 --reason 'long lists'")
  const { code, said } = await remote('rollback mf-x')
  expect(code).toBe(0)
  expect(said).toContain('config-removed')
  expect(said).toContain('mf-x@2 is live again instead of 1')
  expect((await remote('config mf-x')).said).toContain('no release knows it')
})
