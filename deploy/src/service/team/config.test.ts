import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { promote } from '../../commands/promote'
import { history } from '../../commands/report'
import type { Storage } from '../../storage/storage'
import { record, release } from '../../testing/releases'
import { temporaryStorage } from '../../testing/storage'
import type { Right } from '../../tokens/token'
import { tokenFileOf, tokensIn } from '../../tokens/token-file'
import { startRegistryService } from '../index'

let storage: Storage
let dir: string
let remove: () => Promise<void>
let url: string
let close: () => Promise<void>
const secret = 'a secret of enough signs'

beforeEach(async () => {
  ;({ storage, dir, remove } = await temporaryStorage())
  const title = { sv: 'Rader', en: 'Rows' }
  const config = { rows: { type: 'number', default: 20, max: 50, title } } as const
  await storage.putRelease({ ...record('mf-x', '1'), release: release('mf-x', '1', { config }) } as never, new Map())
  await promote(storage, 'mf-x', '1')
  ;({ url, close } = await startRegistryService({ host: '127.0.0.1', port: 0, secret, storage }))
})
afterEach(async () => {
  await close()
  await remove()
})

const ask = async (path: string, token: string, body?: object) => {
  const answer = await fetch(`${url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const tokenFor = async (may: Right[], remotes = ['mf-x']) =>
  (await tokensIn(tokenFileOf(dir)).create({ team: 'x', name: 'ci', remotes, may, days: 1, by: 'ann' })).text

test('a team with a token sets, lists and takes away values of its remote, under its own name', async () => {
  const token = await tokenFor(['promote'])
  const body = { value: 30, role: 'creator', reason: 'slow phones' }
  expect(await ask('/v1/remotes/mf-x/config/rows', token, body)).toMatchObject({ status: 200, body: { after: 30 } })
  expect((await ask('/v1/remotes/mf-x/config', token)).body.settings).toMatchObject([
    { key: 'rows', roles: { creator: 30 } },
  ])
  expect((await history(storage))[0]).toMatchObject({ by: 'x/ci', action: 'configure', setting: { after: 30 } })
  const { value: _value, ...without } = body
  expect(await ask('/v1/remotes/mf-x/config/rows', token, without)).toMatchObject({
    body: { before: 30, changed: true },
  })
})

test('one without the right, or for another remote, changes nothing; a value that does not fit is refused with what would', async () => {
  const body = { value: 30, reason: 'x' }
  expect(await ask('/v1/remotes/mf-x/config/rows', await tokenFor(['publish']), body)).toMatchObject({ status: 403 })
  const other = await tokenFor(['promote'], ['mf-y'])
  expect(await ask('/v1/remotes/mf-x/config/rows', other, body)).toMatchObject({ status: 403 })
  expect(await ask('/v1/remotes/mf-x/config', other)).toMatchObject({ status: 403 })
  const token = await tokenFor(['promote'])
  expect(await ask('/v1/remotes/mf-x/config/rows', token, { value: 51, reason: 'x' })).toMatchObject({
    body: { error: 'does_not_fit', message: expect.stringContaining('a number up to 50') },
  })
  expect(await ask('/v1/remotes/mf-x/config/rows', token, { value: '30', reason: 'x' })).toMatchObject({
    body: { error: 'does_not_fit' },
  })
  expect(await ask('/v1/remotes/mf-x/config/rows', token, { value: 30 })).toMatchObject({ status: 400 })
  expect((await storage.readRegistry()).remotes['mf-x']).not.toHaveProperty('settings')
})
