import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { invitationId, type Invitations, invitationsOf, newEmail } from './support/invitations'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let invitations: Invitations
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  invitations = invitationsOf(api, make)
})
afterAll(() => api.close())

const dayMs = 86_400_000
/** Moves the clock while some work runs. */
const later = async (ms: number, work: () => Promise<void>) => {
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + ms)
  await work().finally(() => {
    api.clock.now = now
  })
}

describe('an invitation', () => {
  test('is dead after 14 days and makes way for a new one; resent, it has a new link and the older one is dead', async () => {
    const { brand, staff } = await invitations.setUp()
    const fields = { email: newEmail(), role: 'company', brand_ids: [brand.id] }
    const id = invitationId(await invitations.invite(staff, fields))
    const first = await invitations.tokenOf(fields.email)
    await later(14 * dayMs, async () => {
      expect((await invitations.look(first)).status).toBe(404)
      expect(await invitations.accept(first)).toMatchObject({
        status: 422,
        body: { errors: { invitation_token: ['token_invalid'] } },
      })
      const fresh = await make.staff('company', [brand.id])
      expect((await api.call(fresh, 'GET', '/api/invitations')).body).toMatchObject({
        invitations: [{ id, state: 'expired' }],
      })
      expect((await api.call(fresh, 'POST', `/api/invitations/${id}/resend`)).body).toMatchObject({
        invitation: { id, state: 'open' },
      })
      const second = await invitations.tokenOf(fields.email)
      expect([(await invitations.look(first)).status, (await invitations.look(second)).status]).toEqual([404, 200])
      await later(15 * dayMs, async () => {
        const muchLater = await make.staff('company', [brand.id])
        const again = await invitations.invite(muchLater, fields)
        expect(again).toMatchObject({ status: 200, body: { invitation: { state: 'open' } } })
        expect((await invitations.look(second)).status).toBe(404)
        expect((await api.call(muchLater, 'POST', `/api/invitations/${id}/resend`)).body).toEqual({
          error: 'already_decided',
        })
      })
    })
  })

  test('taken back, its link is dead; an accepted one cannot be taken back or sent again', async () => {
    const { brand, staff } = await invitations.setUp()
    const email = newEmail()
    const id = invitationId(await invitations.invite(staff, { email, role: 'company', brand_ids: [brand.id] }))
    for (const _ of [1, 2]) expect((await api.call(staff, 'DELETE', `/api/invitations/${id}`)).status).toBe(204)
    expect(await invitations.accept(await invitations.tokenOf(email))).toMatchObject({
      status: 409,
      body: { error: 'already_decided' },
    })
    const second = invitationId(await invitations.invite(staff, { email, role: 'company', brand_ids: [brand.id] }))
    expect((await invitations.accept(await invitations.tokenOf(email))).status).toBe(200)
    expect((await api.call(staff, 'DELETE', `/api/invitations/${second}`)).status).toBe(409)
    expect((await api.call(staff, 'POST', `/api/invitations/${second}/resend`)).status).toBe(409)
  })

  test('those of somebody who is blocked or may no longer invite are taken back', async () => {
    const { brand, staff } = await invitations.setUp()
    for (const change of [{ blocked: true }, { role: 'store_user' }]) {
      const inviter = await make.staff('company', [brand.id])
      const [email, kept] = [newEmail(), newEmail()]
      await invitations.invite(inviter, { email, role: 'company', brand_ids: [brand.id] })
      await invitations.invite(staff, { email: kept, role: 'company', brand_ids: [brand.id] })
      expect((await api.call(staff, 'PATCH', `/api/users/${inviter.id}`, { body: { user: change } })).status).toBe(200)
      expect([
        (await invitations.look(await invitations.tokenOf(email))).status,
        (await invitations.look(await invitations.tokenOf(kept))).status,
      ]).toEqual([404, 200])
    }
  })

  test('twenty acceptances at once make one account', async () => {
    const { brand, staff } = await invitations.setUp()
    const email = newEmail()
    await invitations.invite(staff, { email, role: 'company', brand_ids: [brand.id] })
    const token = await invitations.tokenOf(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => invitations.accept(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body).toEqual({ error: 'already_decided' })
    expect(await api.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
    console.info('invitations: 20 acceptances at once, 1 account')
  })

  test('an account that was made meanwhile is told at the address and leaves the link; two passwords must be the same', async () => {
    const { brand, staff } = await invitations.setUp()
    const email = newEmail()
    await invitations.invite(staff, { email, role: 'company', brand_ids: [brand.id] })
    const token = await invitations.tokenOf(email)
    expect(await invitations.accept(token, { password_confirmation: 'another one' })).toMatchObject({
      status: 422,
      body: { errors: { password_confirmation: ['not_equal'] } },
    })
    expect(await invitations.accept(token, { role: 'admin' })).toMatchObject({
      status: 422,
      body: { errors: { role: ['unknown_field'] } },
    })
    expect(await invitations.accept(token, { name: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['required'] } },
    })
    await api.db
      .updateTable('users')
      .set({ email })
      .where('id', '=', (await make.staff('company', [brand.id])).id)
      .execute()
    expect(await invitations.accept(token)).toMatchObject({
      status: 422,
      body: { errors: { email: ['account_exists'] } },
    })
    expect((await invitations.look(token)).status).toBe(200)
  })
})
