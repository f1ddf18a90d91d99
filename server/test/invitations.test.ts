import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { invitationId, type Invitations, invitationsOf, newEmail } from './support/invitations'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
let invitations: Invitations
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  invitations = invitationsOf(api, make)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

describe('inviting', () => {
  test('a member of staff is invited by mail; the link shows who asks, and makes the account as invited', async () => {
    const { brand, staff } = await invitations.setUp()
    const email = newEmail()
    const made = await invitations.invite(staff, { email, role: 'store_user', brand_ids: [brand.id, brand.id] })
    expect(made).toMatchObject({
      status: 200,
      body: {
        invitation: { email, role: 'store_user', company_id: brand.companyId, brand_ids: [brand.id], state: 'open' },
      },
    })
    const [mail] = await mailsFor(api, email)
    expect(mail?.subject).toMatch(/^User \d+ bjuder in dig till Samspel$/)
    expect(mail?.text).toContain(`${api.config.appUrl}/accept-invitation?invitation_token=`)
    const token = await invitations.tokenOf(email)
    expect(
      (
        await api.db.selectFrom('invitations').select('token_hash').where('email', '=', email).executeTakeFirstOrThrow()
      ).token_hash.toString('base64url'),
    ).not.toBe(token)
    expect(await invitations.look(token)).toMatchObject({
      status: 200,
      body: { invitation: { email, role: 'store_user', company_name: expect.stringContaining('Company') } },
    })
    expect(Object.keys(((await invitations.look(token)).body as { invitation: object }).invitation).sort()).toEqual([
      'company_name',
      'email',
      'invited_by',
      'role',
    ])

    const entered = await invitations.accept(token, { locale: 'en' })
    expect(entered).toMatchObject({
      status: 200,
      body: {
        user: {
          email,
          name: 'Elin Ny',
          role: 'store_user',
          company_id: brand.companyId,
          brand_ids: [brand.id],
          email_confirmed: true,
          locale: 'en',
        },
      },
    })
    const authorization = String(entered.headers.authorization)
    expect((await api.call(null, 'GET', '/api/users/me', { headers: { authorization } })).body).toMatchObject({
      user: { email },
    })
    expect(
      (await api.call(null, 'POST', '/api/auth/users/sign_in', { body: { user: { email, password: 'long enough' } } }))
        .status,
    ).toBe(200)
    expect((await invitations.look(token)).status).toBe(404)
    expect(await invitations.accept(token)).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    expect((await api.call(staff, 'GET', '/api/invitations')).body).toMatchObject({
      invitations: [{ state: 'accepted' }],
    })
  })

  test("platform staff invite every role, and speak the chosen language; the platform's own have no company", async () => {
    const { brand } = await invitations.setUp()
    const email = newEmail()
    expect(await invitations.invite(admin, { email, role: 'admin', brand_ids: [], locale: 'en' })).toMatchObject({
      status: 200,
      body: { invitation: { role: 'admin', company_id: null, company_name: null } },
    })
    expect((await mailsFor(api, email))[0]?.subject).toContain('invites you to Samspel')
    expect((await invitations.accept(await invitations.tokenOf(email))).body).toMatchObject({
      user: { role: 'admin', company_id: null, brand_ids: [], locale: 'en' },
    })
    expect(
      await invitations.invite(admin, {
        email: newEmail(),
        role: 'admin',
        brand_ids: [brand.id],
        company_id: brand.companyId,
      }),
    ).toMatchObject({ status: 422, body: { errors: { company_id: ['invalid'], brand_ids: ['invalid'] } } })
    expect(await invitations.invite(admin, { email: newEmail(), role: 'company', brand_ids: [] })).toMatchObject({
      status: 422,
      body: { errors: { company_id: ['required'], brand_ids: ['required'] } },
    })
    expect(
      (
        await invitations.invite(admin, {
          email: newEmail(),
          role: 'company',
          brand_ids: [brand.id],
          company_id: brand.companyId,
        })
      ).status,
    ).toBe(200)
  })

  test('QUALITY 11, QUALITY 12 company staff invite to their own company and brands only, and never an administrator', async () => {
    const [{ brand, staff }, other] = [await invitations.setUp(), await invitations.setUp()]
    const ask = (fields: object) =>
      invitations.invite(staff, { email: newEmail(), role: 'company', brand_ids: [brand.id], ...fields })
    expect(await ask({ role: 'admin' })).toMatchObject({ status: 422, body: { errors: { role: ['not_yours'] } } })
    expect(await ask({ brand_ids: [brand.id, other.brand.id] })).toMatchObject({
      status: 422,
      body: { errors: { brand_ids: ['not_found'] } },
    })
    for (const companyId of [other.brand.companyId, uuidv7()])
      expect((await ask({ company_id: companyId })).status).toBe(404)
    for (const field of ['token', 'invited_by', 'accepted_at', 'state'])
      expect(await ask({ [field]: 'x' })).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['unknown_field'] } },
      })
    expect((await api.call(staff, 'GET', `/api/invitations?companyId=${other.brand.companyId}`)).body).toMatchObject({
      invitations: [],
    })
    const id = invitationId(
      await invitations.invite(other.staff, { email: newEmail(), role: 'company', brand_ids: [other.brand.id] }),
    )
    for (const [method, path] of [
      ['POST', `${id}/resend`],
      ['DELETE', id],
    ] as const)
      expect((await api.call(staff, method, `/api/invitations/${path}`)).status).toBe(404)
    expect((await api.call(await make.staff('store_user', [brand.id]), 'GET', '/api/invitations')).status).toBe(403)
  })

  test('an address is invited once; one that is no address or has an account is told at its field', async () => {
    const { brand, staff } = await invitations.setUp()
    const fields = { role: 'company', brand_ids: [brand.id] }
    const email = newEmail()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => invitations.invite(staff, { ...fields, email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect(await mailsFor(api, email)).toHaveLength(1)
    expect(
      await invitations.invite(admin, { ...fields, email: email.toUpperCase(), company_id: brand.companyId }),
    ).toMatchObject({ status: 422, body: { errors: { email: ['taken'] } } })
    expect(await invitations.invite(staff, { ...fields, email: 'nobody' })).toMatchObject({
      status: 422,
      body: { errors: { email: ['invalid_email'] } },
    })
    const { email: known } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow()
    expect(await invitations.invite(staff, { ...fields, email: known })).toMatchObject({
      status: 422,
      body: { errors: { email: ['account_exists'] } },
    })
  })

  test('an address with an account elsewhere, one that another company has invited and a free one are answered alike; only its owner reads the difference', async () => {
    const [{ brand, staff }, other] = [await invitations.setUp(), await invitations.setUp()]
    const { email: known } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', other.staff.id)
      .executeTakeFirstOrThrow()
    const invited = newEmail()
    await invitations.invite(other.staff, { email: invited, role: 'company', brand_ids: [other.brand.id] })
    const plain = (text: string) =>
      text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID').replace(/20\d\d-[^"]+Z/g, 'WHEN')
    const answers: string[] = []
    for (const email of [known, invited, newEmail()]) {
      const made = await invitations.invite(staff, { email, role: 'company', brand_ids: [brand.id] })
      const again = await invitations.invite(staff, { email, role: 'company', brand_ids: [brand.id] })
      const resent = await api.call(staff, 'POST', `/api/invitations/${invitationId(made)}/resend`)
      answers.push(
        plain(
          JSON.stringify([made, again, resent].map(({ status, body }) => [status, body])).replaceAll(email, 'ADDRESS'),
        ),
      )
    }
    expect([...new Set(answers)]).toEqual([answers[0]])
    expect(answers[0]).toMatch(/^\[\[200,.*\[422,\{"errors":\{"email":\["taken"\]\}\}\],\[200/)
    const [mail] = await mailsFor(api, known)
    expect(mail?.text).toContain('redan ett konto')
    expect(mail?.text).toContain('Logga in och tacka ja')
    // Who cannot have the role is told so, and has no link.
    const clerk = await make.staff('store_user', [other.brand.id])
    const { email: ofClerk } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', clerk.id)
      .executeTakeFirstOrThrow()
    await invitations.invite(staff, { email: ofClerk, role: 'company', brand_ids: [brand.id] })
    const [toClerk] = await mailsFor(api, ofClerk)
    expect(toClerk?.text).toContain('redan ett konto')
    expect(toClerk?.text).not.toContain('invitation_token')
    // Platform staff can see all accounts anyway.
    expect(
      await invitations.invite(admin, {
        email: known,
        role: 'company',
        brand_ids: [brand.id],
        company_id: brand.companyId,
      }),
    ).toMatchObject({ status: 422, body: { errors: { email: ['account_exists'] } } })
  })

  test('names in a mail to a stranger are names, and the link is ours whatever the Host header says: no links, no lines of their own', async () => {
    const { brand, staff } = await invitations.setUp()
    await api.db
      .updateTable('users')
      .set({ name: 'Vinn pengar\nhttp://evil.example <script>' })
      .where('id', '=', staff.id)
      .execute()
    const email = newEmail()
    await invitations.invite(
      staff,
      { email, role: 'company', brand_ids: [brand.id] },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    )
    const [mail] = await mailsFor(api, email)
    expect(mail?.text).toContain(`${api.config.appUrl}/accept-invitation`)
    expect(mail?.subject).not.toMatch(/\n|:\/\//)
    expect(mail?.html).not.toMatch(/href="http:\/\/evil|<script/)
  })
})
