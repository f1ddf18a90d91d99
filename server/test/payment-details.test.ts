import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readFieldKeys } from '../src/auth/field-cipher'
import { sealedColumns } from '../src/modules/sealed-columns'
import { sealAnew } from '../src/sealing/seal-anew'
import { exportOf } from './support/own-export'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records

beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const bank = { bank_account_number: '8327-9 834 124 471', bank_account_number_confirmation: '8327-9 834 124 471' }
const rowOf = (id: string) =>
  api.db
    .selectFrom('instagramers')
    .select(['bank_account_number', 'bank_account_last_four', 'personal_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const own = async (who: Actor) =>
  (await api.call(who, 'GET', '/api/instagramers/me')).body as { instagramer: Record<string, unknown> }
const keysOf = (...names: string[]) =>
  readFieldKeys(
    names.map((name) => `${name}:${Buffer.alloc(32, name).toString('base64')}`).join(),
    'another secret of the sessions, as long as that',
  )

describe('bank account and personal id in the database', () => {
  test('are sealed, shown masked to their owner, and whole in what the owner exports', async () => {
    const creator = await make.creator()
    await api.call(creator, 'PATCH', '/api/instagramers/me', {
      body: { instagramer: { ...bank, personal_id: '19900101-9802' } },
    })
    const row = await rowOf(creator.id)
    expect(row.bank_account_number).toMatch(/^v1\.session\./)
    expect(row.personal_id).toMatch(/^v1\.session\./)
    expect(row.bank_account_last_four).toBe('4471')
    expect((await own(creator)).instagramer).toMatchObject({
      bank_account_last_four: '4471',
      personal_id_masked: '19900101-••••',
    })
    expect((await exportOf(api, creator)).data).toMatchObject({
      account: { bank_account_number: '8327-9 834 124 471', personal_id: '19900101-9802' },
    })
  })

  test('of one creator are worth nothing in the row of another', async () => {
    const [rich, thief] = [await make.creator(), await make.creator()]
    await api.call(rich, 'PATCH', '/api/instagramers/me', { body: { instagramer: { personal_id: '19900101-9802' } } })
    const { personal_id } = await rowOf(rich.id)
    await api.db.updateTable('instagramers').set({ personal_id }).where('id', '=', thief.id).execute()
    expect((await own(thief)).instagramer).toMatchObject({ personal_id_masked: '••••••••-••••' })
    await api.db.updateTable('instagramers').set({ personal_id: null }).where('id', '=', thief.id).execute()
  })

  test('from before they were sealed are sealed, follow a new key, and stay whole; two who do it at once do it once', async () => {
    const creator = await make.creator({ bankAccountNumber: '6000 123 456 789', personalId: '19850202-9801' })
    const kept = await rowOf(creator.id)
    expect(kept.bank_account_number).toBe('6000 123 456 789')
    expect((await own(creator)).instagramer).toMatchObject({ personal_id_masked: '19850202-••••' })

    const anew = async (keys = api.config.paymentDetailsKeys) => {
      const done = await sealAnew(api.db, { paymentDetailsKeys: keys }, sealedColumns)
      return {
        sealed: done.reduce((sum, each) => sum + each.sealed, 0),
        shut: done.reduce((sum, each) => sum + each.shut, 0),
      }
    }
    const both = await Promise.all([anew(), anew()])
    expect(both.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(2)
    expect(JSON.stringify(await rowOf(creator.id))).not.toMatch(/6000 ?123|456 ?789|19850202/)

    const [old, next] = [keysOf('2025'), keysOf('2026', '2025')]
    expect((await anew([old[0]!, ...api.config.paymentDetailsKeys])).shut).toBe(0)
    const { sealed, shut } = await anew(next)
    expect([sealed > 0, shut]).toEqual([true, 0])
    expect((await rowOf(creator.id)).personal_id).toMatch(/^v1\.2026\./)
    expect(await anew(next)).toEqual({ sealed: 0, shut: 0 })
    expect(await anew(keysOf('2027'))).toEqual({ sealed: 0, shut: sealed })
    expect((await rowOf(creator.id)).personal_id).toMatch(/^v1\.2026\./)
  })
})
