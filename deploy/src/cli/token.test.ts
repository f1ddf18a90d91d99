import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { history } from '../commands/report'
import type { Storage } from '../storage/storage'
import { temporaryStorage } from '../testing/storage'
import { tokenFileOf, tokensIn } from '../tokens/token-file'
import { runRemote } from './run'

let dir: string
let storage: Storage
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ dir, storage, remove } = await temporaryStorage())
})
afterEach(() => remove())

const token = async (line: string) => {
  const said: string[] = []
  const code = await runRemote(
    ['token', ...line.split(' '), '--storage', dir, '--by', 'ann'],
    { out: (text) => void said.push(text), err: (text) => void said.push(text) },
    {},
  )
  return { code, said: said.join('\n') }
}

test('making, changing and ending a token are in the history: whose, for which remotes, until when; never the secret', async () => {
  const made = await token('create --team reports --remotes mf-reports --may publish --days 3')
  const secret = made.said.split('\n')[0]!
  const [, id] = secret.split('_') as [string, string]
  const until = async () => (await tokensIn(tokenFileOf(dir)).list())[0]!.expiresAt
  const first = await until()
  expect(await token(`extend ${id} --days 200`)).toMatchObject({
    code: 0,
    said: expect.stringContaining(await until()),
  })
  expect((await until()) > first).toBe(true)
  for (let times = 0; times < 2; times += 1) expect((await token(`revoke ${id}`)).code).toBe(0)
  const about = { id, name: 'ci', team: 'reports', remotes: ['mf-reports'], may: ['publish'] }
  const entries = await storage.readHistory()
  expect(entries).toEqual([
    expect.objectContaining({ action: 'token-made', by: 'ann', about: { ...about, expiresAt: first } }),
    expect.objectContaining({ action: 'token-changed', by: 'ann', about: { ...about, expiresAt: await until() } }),
    expect.objectContaining({ action: 'token-ended', by: 'ann', about: { ...about, expiresAt: await until() } }),
  ])
  const stored = await readFile(join(dir, 'history.jsonl'), 'utf8')
  const hash = (await tokensIn(tokenFileOf(dir)).list())[0]!.hash
  for (const hidden of [secret, secret.split('_').slice(2).join('_'), hash]) expect(stored).not.toContain(hidden)
  expect((await history(storage, 'mf-reports')).length).toBe(3)
  expect(await history(storage, 'mf-other')).toEqual([])
  expect(await storage.checkHistory(undefined)).not.toHaveProperty('problem')
})

test('one that was revoked stays so, and none that does not exist is changed or written down', async () => {
  const [, id] = (await token('create --team reports --remotes mf-reports --may publish')).said.split('_')
  await token(`revoke ${id}`)
  expect(await token(`extend ${id}`)).toMatchObject({ code: 2, said: expect.stringContaining('for good') })
  expect(await token('extend 0000000000')).toMatchObject({ code: 1, said: expect.stringContaining('no token') })
  expect(await token('extend')).toMatchObject({ code: 2 })
  expect((await storage.readHistory()).map(({ action }) => action)).toEqual(['token-made', 'token-ended'])
})
