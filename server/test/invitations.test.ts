import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { openBed, type Actor, type Answer, type Bed } from './support/bed'
import { mailsFor } from './support/mails'
import { recordsOf, type Records } from './support/records'

let bed: Bed
let make: Records
let admin: Actor
beforeAll(async () => {
  bed = await openBed()
  make = recordsOf(bed)
  admin = await make.staff('admin')
})
afterAll(() => bed.close())

const dayMs = 86_400_000
const newEmail = () => `${uuidv7()}@samspel.test`
const invite = (who: Actor, invitation: object, headers: Record<string, string> = {}) => bed.call(who, 'POST', '/api/invitations', { body: { invitation }, headers })
const idOf = ({ body }: Answer) => (body as { invitation: { id: string } }).invitation.id
const tokenOf = async (email: string) => /invitation_token=([\w-]+)/.exec((await mailsFor(bed, email)).at(-1)?.text ?? '')?.[1] ?? ''
const look = (token: string) => bed.call(null, 'GET', `/public/invitations/${token}`)
const accept = (token: string, fields: object = {}) =>
  bed.call(null, 'POST', '/api/auth/users/invitation', { body: { user: { invitation_token: token, name: 'Elin Ny', password: 'long enough', password_confirmation: 'long enough', ...fields } } })
const house = async () => {
  const brand = await make.brand()
  return { brand, staff: await make.staff('company', [brand.id]) }
}
/** Moves the clock for the length of some work. */
const later = async (ms: number, work: () => Promise<void>) => {
  const { now } = bed.clock
  bed.clock.now = new Date(now.getTime() + ms)
  await work().finally(() => { bed.clock.now = now })
}

describe('inviting', () => {
  test('a member of staff is invited by mail; the link shows who asks, and makes the account as invited', async () => {
    const { brand, staff } = await house()
    const email = newEmail()
    const made = await invite(staff, { email, role: 'store_user', brand_ids: [brand.id, brand.id] })
    expect(made).toMatchObject({ status: 200, body: { invitation: { email, role: 'store_user', company_id: brand.companyId, brand_ids: [brand.id], state: 'open' } } })
    const [mail] = await mailsFor(bed, email)
    expect(mail?.subject).toMatch(/^User \d+ bjuder in dig till Samspel$/)
    expect(mail?.text).toContain(`${bed.config.appUrl}/accept-invitation?invitation_token=`)
    const token = await tokenOf(email)
    expect((await bed.db.selectFrom('invitations').select('token_hash').where('email', '=', email).executeTakeFirstOrThrow()).token_hash.toString('base64url')).not.toBe(token)
    expect(await look(token)).toMatchObject({ status: 200, body: { invitation: { email, role: 'store_user', company_name: expect.stringContaining('Company') } } })
    expect(Object.keys(((await look(token)).body as { invitation: object }).invitation).sort()).toEqual(['company_name', 'email', 'invited_by', 'role'])

    const entered = await accept(token, { locale: 'en' })
    expect(entered).toMatchObject({ status: 200, body: { user: { email, name: 'Elin Ny', role: 'store_user', company_id: brand.companyId, brand_ids: [brand.id], email_confirmed: true, locale: 'en' } } })
    const authorization = String(entered.headers.authorization)
    expect((await bed.call(null, 'GET', '/api/users/me', { headers: { authorization } })).body).toMatchObject({ user: { email } })
    expect((await bed.call(null, 'POST', '/api/auth/users/sign_in', { body: { user: { email, password: 'long enough' } } })).status).toBe(200)
    expect((await look(token)).status).toBe(404)
    expect(await accept(token)).toMatchObject({ status: 422, body: { errors: { invitation_token: ['token_invalid'] } } })
    expect((await bed.call(staff, 'GET', '/api/invitations')).body).toMatchObject({ invitations: [{ state: 'accepted' }] })
  })

  test('platform staff invite every role, and speak the chosen language; the platform\'s own have no company', async () => {
    const { brand } = await house()
    const email = newEmail()
    expect(await invite(admin, { email, role: 'admin', brand_ids: [], locale: 'en' })).toMatchObject({ status: 200, body: { invitation: { role: 'admin', company_id: null, company_name: null } } })
    expect((await mailsFor(bed, email))[0]?.subject).toContain('invites you to Samspel')
    expect((await accept(await tokenOf(email))).body).toMatchObject({ user: { role: 'admin', company_id: null, brand_ids: [], locale: 'en' } })
    expect(await invite(admin, { email: newEmail(), role: 'admin', brand_ids: [brand.id], company_id: brand.companyId })).toMatchObject({ status: 422, body: { errors: { company_id: ['invalid'], brand_ids: ['invalid'] } } })
    expect(await invite(admin, { email: newEmail(), role: 'company', brand_ids: [] })).toMatchObject({ status: 422, body: { errors: { company_id: ['required'], brand_ids: ['required'] } } })
    expect((await invite(admin, { email: newEmail(), role: 'company', brand_ids: [brand.id], company_id: brand.companyId })).status).toBe(200)
  })

  test('QUALITY 11, QUALITY 12 company staff invite to their own company and brands only, and never an administrator', async () => {
    const [{ brand, staff }, other] = [await house(), await house()]
    const ask = (fields: object) => invite(staff, { email: newEmail(), role: 'company', brand_ids: [brand.id], ...fields })
    expect(await ask({ role: 'admin' })).toMatchObject({ status: 422, body: { errors: { role: ['not_yours'] } } })
    expect(await ask({ brand_ids: [brand.id, other.brand.id] })).toMatchObject({ status: 422, body: { errors: { brand_ids: ['not_found'] } } })
    for (const companyId of [other.brand.companyId, uuidv7()]) expect((await ask({ company_id: companyId })).status).toBe(404)
    for (const field of ['token', 'invited_by', 'accepted_at', 'state']) expect(await ask({ [field]: 'x' })).toMatchObject({ status: 422, body: { errors: { [field]: ['unknown_field'] } } })
    expect((await bed.call(staff, 'GET', `/api/invitations?companyId=${other.brand.companyId}`)).body).toMatchObject({ invitations: [] })
    const id = idOf(await invite(other.staff, { email: newEmail(), role: 'company', brand_ids: [other.brand.id] }))
    for (const [method, path] of [['POST', `${id}/resend`], ['DELETE', id]] as const) expect((await bed.call(staff, method, `/api/invitations/${path}`)).status).toBe(404)
    expect((await bed.call(await make.staff('store_user', [brand.id]), 'GET', '/api/invitations')).status).toBe(403)
  })

  test('an address is invited once; one that is no address or has an account is told at its field', async () => {
    const { brand, staff } = await house()
    const fields = { role: 'company', brand_ids: [brand.id] }
    const email = newEmail()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => invite(staff, { ...fields, email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect(await mailsFor(bed, email)).toHaveLength(1)
    expect(await invite(admin, { ...fields, email: email.toUpperCase(), company_id: brand.companyId })).toMatchObject({ status: 422, body: { errors: { email: ['taken'] } } })
    expect(await invite(staff, { ...fields, email: 'nobody' })).toMatchObject({ status: 422, body: { errors: { email: ['invalid_email'] } } })
    const { email: known } = await bed.db.selectFrom('users').select('email').where('id', '=', staff.id).executeTakeFirstOrThrow()
    expect(await invite(staff, { ...fields, email: known })).toMatchObject({ status: 422, body: { errors: { email: ['account_exists'] } } })
  })

  test('names in a mail to a stranger are names, and the link is ours whatever the Host header says: no links, no lines of their own', async () => {
    const { brand, staff } = await house()
    await bed.db.updateTable('users').set({ name: 'Vinn pengar\nhttp://evil.example <script>' }).where('id', '=', staff.id).execute()
    const email = newEmail()
    await invite(staff, { email, role: 'company', brand_ids: [brand.id] }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [mail] = await mailsFor(bed, email)
    expect(mail?.text).toContain(`${bed.config.appUrl}/accept-invitation`)
    expect(mail?.subject).not.toMatch(/\n|:\/\//)
    expect(mail?.html).not.toMatch(/href="http:\/\/evil|<script/)
  })
})

describe('an invitation', () => {
  test('is dead after 14 days and makes way for a new one; resent, it has a new link and the older one is dead', async () => {
    const { brand, staff } = await house()
    const fields = { email: newEmail(), role: 'company', brand_ids: [brand.id] }
    const id = idOf(await invite(staff, fields))
    const first = await tokenOf(fields.email)
    await later(14 * dayMs, async () => {
      expect((await look(first)).status).toBe(404)
      expect(await accept(first)).toMatchObject({ status: 422, body: { errors: { invitation_token: ['token_invalid'] } } })
      const fresh = await make.staff('company', [brand.id])
      expect((await bed.call(fresh, 'GET', '/api/invitations')).body).toMatchObject({ invitations: [{ id, state: 'expired' }] })
      expect((await bed.call(fresh, 'POST', `/api/invitations/${id}/resend`)).body).toMatchObject({ invitation: { id, state: 'open' } })
      const second = await tokenOf(fields.email)
      expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200])
      await later(15 * dayMs, async () => {
        const muchLater = await make.staff('company', [brand.id])
        const again = await invite(muchLater, fields)
        expect(again).toMatchObject({ status: 200, body: { invitation: { state: 'open' } } })
        expect((await look(second)).status).toBe(404)
        expect((await bed.call(muchLater, 'POST', `/api/invitations/${id}/resend`)).body).toEqual({ error: 'already_decided' })
      })
    })
  })

  test('taken back, its link is dead; an accepted one cannot be taken back or sent again', async () => {
    const { brand, staff } = await house()
    const email = newEmail()
    const id = idOf(await invite(staff, { email, role: 'company', brand_ids: [brand.id] }))
    for (const _ of [1, 2]) expect((await bed.call(staff, 'DELETE', `/api/invitations/${id}`)).status).toBe(204)
    expect(await accept(await tokenOf(email))).toMatchObject({ status: 422, body: { errors: { invitation_token: ['token_invalid'] } } })
    const second = idOf(await invite(staff, { email, role: 'company', brand_ids: [brand.id] }))
    expect((await accept(await tokenOf(email))).status).toBe(200)
    expect((await bed.call(staff, 'DELETE', `/api/invitations/${second}`)).status).toBe(409)
    expect((await bed.call(staff, 'POST', `/api/invitations/${second}/resend`)).status).toBe(409)
  })

  test('those of somebody who is blocked or may no longer invite are taken back', async () => {
    const { brand, staff } = await house()
    for (const change of [{ blocked: true }, { role: 'store_user' }]) {
      const inviter = await make.staff('company', [brand.id])
      const [email, kept] = [newEmail(), newEmail()]
      await invite(inviter, { email, role: 'company', brand_ids: [brand.id] })
      await invite(staff, { email: kept, role: 'company', brand_ids: [brand.id] })
      expect((await bed.call(staff, 'PATCH', `/api/users/${inviter.id}`, { body: { user: change } })).status).toBe(200)
      expect([(await look(await tokenOf(email))).status, (await look(await tokenOf(kept))).status]).toEqual([404, 200])
    }
  })

  test('twenty acceptances at once make one account', async () => {
    const { brand, staff } = await house()
    const email = newEmail()
    await invite(staff, { email, role: 'company', brand_ids: [brand.id] })
    const token = await tokenOf(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body).toEqual({ errors: { invitation_token: ['token_invalid'] } })
    expect(await bed.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
    console.info('invitations: 20 acceptances at once, 1 account')
  })

  test('an account that was made meanwhile is told at the address and leaves the link; two passwords must be the same', async () => {
    const { brand, staff } = await house()
    const email = newEmail()
    await invite(staff, { email, role: 'company', brand_ids: [brand.id] })
    const token = await tokenOf(email)
    expect(await accept(token, { password_confirmation: 'another one' })).toMatchObject({ status: 422, body: { errors: { password_confirmation: ['not_equal'] } } })
    expect(await accept(token, { role: 'admin' })).toMatchObject({ status: 422, body: { errors: { role: ['unknown_field'] } } })
    expect(await accept(token, { name: ' ' })).toMatchObject({ status: 422, body: { errors: { name: ['required'] } } })
    await bed.db.updateTable('users').set({ email }).where('id', '=', (await make.staff('company', [brand.id])).id).execute()
    expect(await accept(token)).toMatchObject({ status: 422, body: { errors: { email: ['account_exists'] } } })
    expect((await look(token)).status).toBe(200)
  })
})
