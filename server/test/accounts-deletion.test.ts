import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { fingerprintOf } from './support/fingerprint'
import { moveInto } from './support/move-into'
import { api, make, people, wallet, withOwnAccounts } from './support/own-accounts'
import { settlePayouts } from './support/settle-payouts'
import { password } from './support/sign-ups'
import type { Actor } from './support/test-api'

withOwnAccounts()

const upload = async (who: Actor) => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#4d3bef' } })
    .png()
    .toBuffer()
  const payload = Buffer.concat([
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ])
  const { body } = await api.call(who, 'POST', '/api/uploads', {
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  return (body as { upload: { url: string } }).upload.url
}
/** A campaign for pick-up at a store of its brand, without applications. */
const offerAtStore = async (brandId: string, campaignId: string) => {
  const [store, id] = [uuidv7(), uuidv7()]
  await api.db
    .insertInto('stores')
    .values({
      id: store,
      brand_id: brandId,
      name: 'Haga',
      address: 'Gatan 1',
      city: 'Lund',
      country_code: 'SE',
      latitude: 55.7,
      longitude: 13.2,
      phone: null,
      token: store.slice(0, 22),
    })
    .execute()
  await api.db.updateTable('campaigns').set({ delivery_method: 'pickup' }).where('id', '=', campaignId).execute()
  await api.db
    .insertInto('store_campaigns')
    .values({ id, brand_id: brandId, campaign_id: campaignId, store_id: store, requires_application: false })
    .execute()
  return id
}
const fileOf = (url: string) => path.join(api.config.dataDir, url)
const row = async (table: 'users' | 'instagramers', id: string) =>
  (await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE id = ${id}`.execute(api.db)).rows[0]
/** Every text in the database that contains a word, by table. */
const tracesOf = async (word: string): Promise<string[]> => {
  const { rows: tables } = await sql<{
    name: string
  }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
    api.db,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} t WHERE strpos(t::text, ${word}) > 0 LIMIT 1`.execute(
      api.db,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('a creator deletes the own account', () => {
  test('and is gone: sign-in, page, list, picture and every trace but what was said and booked', async () => {
    const creator = await people.newCreator()
    const { who, id, slug, email } = creator
    const avatar = await upload(who)
    await api.call(who, 'PATCH', '/api/instagramers/me', {
      body: {
        instagramer: {
          name: 'Tove Unika',
          bio: 'Kaffe',
          city: 'Umeå',
          avatar_url: avatar,
          bank_account_number: '8327-9 834 124 471',
          personal_id: '19900101-9802',
        },
      },
    })
    const link = {
      id: '0196eb0b-2ba0-7e3c-a426-a479ba4c7b34',
      kind: 'shop',
      title: 'Toves butik',
      url: 'https://unik.example/',
      hidden: true,
    }
    await api.call(who, 'PATCH', `/api/collaboration_pages/${slug}`, {
      body: {
        collaboration_page: {
          intro: 'Unika bullar',
          theme: { background: '#ffffff', accent: '#20694b' },
          links: [link],
        },
        version: 0,
      },
    })
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const campaign = await make.campaign(brand.id)
    await api.call(who, 'POST', `/api/campaigns/${campaign}/participations`, {
      body: { participation: { motivation: 'Gärna' } },
    })
    await api.call(who, 'POST', `/api/brands/${brand.id}/follow`)
    const reserved = await offerAtStore(brand.id, campaign)
    expect(
      (
        await api.call(who, 'POST', `/api/store_campaigns/${reserved}/store_participations`, {
          body: { store_participation: { motivation: '' } },
        })
      ).status,
    ).toBe(200)
    await api.call(who, 'POST', `/api/instagramers/me/messages?brandId=${brand.id}`, {
      body: { message: { body: 'Hej' } },
    })
    await api.call(who, 'POST', '/api/devices', { body: { token: 'abc', platform: 'ios', environment: 'test' } })
    await api.mailsTo(email)

    expect((await creator.remove()).status).toBe(204)
    expect((await api.call(who, 'GET', '/api/instagramers/me')).status).toBe(401)
    expect((await people.signIn(email, password, 'instagramer')).status).toBe(401)
    expect((await api.call(null, 'HEAD', `/public/collaboration_pages/slug/${slug}`)).status).toBe(404)
    expect((await api.call(staff, 'GET', `/api/instagramers?query=${slug}`)).body).toMatchObject({ instagramers: [] })
    expect(await row('instagramers', id)).toMatchObject({
      name: 'Borttagen',
      email: `deleted-${id}`,
      username: `deleted-${id}`,
      password_hash: null,
      bio: null,
      city: null,
      avatar_url: null,
      bank_account_number: null,
      bank_account_last_four: null,
      personal_id: null,
      state: 'blocked',
    })
    expect((await api.call(staff, 'GET', `/api/campaigns/${campaign}/participations`)).body).toMatchObject({
      participations: [],
    })
    expect((await api.call(staff, 'GET', `/api/messages/threads?brandId=${brand.id}`)).body).toMatchObject({
      threads: [{ creator_name: 'Borttagen' }],
    })
    for (const table of ['brand_followers', 'store_participations'])
      expect([
        table,
        (await sql`SELECT FROM ${sql.table(table)} WHERE instagramer_id = ${id}`.execute(api.db)).rows,
      ]).toEqual([table, []])
    await api.deliver()
    expect(existsSync(fileOf(avatar))).toBe(false)
    for (const word of [slug, 'Tove Unika', 'Umeå', avatar, 'Unika bullar', 'unik.example', '#20694b'])
      expect([word, await tracesOf(word)]).toEqual([word, []])
    expect((await api.call(null, 'GET', `/public/collaboration_pages/${slug}`)).status).toBe(404)
    // The address is available for a new account.
    expect(
      (
        await api.call(null, 'POST', '/api/auth/instagramers', {
          body: { instagramer: { email, password, collaboration_page_attributes: { slug } } },
        })
      ).status,
    ).toBe(200)
  })

  test('only with the own user name and the own password; without a password the name alone', async () => {
    const { remove, id, slug } = await people.newCreator()
    const before = await fingerprintOf(api.db)
    expect((await remove({ username: 'somebody-else' })).body).toEqual({ errors: { username: ['not_equal'] } })
    expect((await remove({ password: 'wrong password' })).body).toEqual({ errors: { password: ['wrong_password'] } })
    expect((await remove({ password: undefined })).body).toEqual({ errors: { password: ['required'] } })
    expect(await fingerprintOf(api.db)).toBe(before)
    await api.db.updateTable('instagramers').set({ password_hash: null }).where('id', '=', id).execute()
    expect((await remove({ username: `@${slug}`, password: undefined })).status).toBe(204)
  })

  test('not with money left, a payout under way, or a collaboration to finish; the ledger stays as it was', async () => {
    const creator = await people.newCreator()
    await api.db
      .updateTable('instagramers')
      .set({
        email_confirmed_at: api.clock.now.toISOString(),
        personal_id: '19900101-9800',
        bank_account_number: '8327-9 834 124 471',
        bank_account_last_four: '4471',
      })
      .where('id', '=', creator.id)
      .execute()
    const brand = await wallet.fundedBrand(100_000)
    const campaign = await make.campaign(brand.id, { state: 'ongoing' })
    const participation = await make.participation(brand.id, campaign, creator.id)
    const before = await fingerprintOf(api.db)
    expect(await creator.remove()).toMatchObject({ status: 422, body: { error: 'collaborations_ongoing' } })
    expect(await fingerprintOf(api.db)).toBe(before)
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaign).execute()
    const accountId = await wallet.accountOf(creator.id)
    await wallet.book(accountId, 'debit', 5_000)
    expect(await creator.remove()).toMatchObject({ status: 422, body: { error: 'balance_left' } })
    expect((await wallet.payOut(creator.who, accountId, 5_000)).status).toBe(200)
    expect(await creator.remove()).toMatchObject({ status: 422, body: { error: 'balance_left' } })
    await settlePayouts({
      db: api.db,
      config: api.config,
      live: api.bus,
      now: new Date(api.clock.now.getTime() + 10 * 86_400_000),
    })
    const ledger = async () =>
      (
        await sql<{
          sum: string
        }>`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ledger_entries t`.execute(api.db)
      ).rows[0]?.sum
    const booked = await ledger()
    expect((await creator.remove()).status).toBe(204)
    expect(await ledger()).toBe(booked)
    expect(await wallet.audit()).toEqual([])
    // The account has no owner any more, so nothing can be booked on it.
    await expect(wallet.book(accountId, 'debit', 100)).rejects.toMatchObject({ id: 'account_closed' })
    expect(
      (
        await api.db
          .selectFrom('participations')
          .select('state')
          .where('id', '=', participation)
          .executeTakeFirstOrThrow()
      ).state,
    ).toBe('approved')
  })

  test('an application with mentions is closed, not withdrawn', async () => {
    const creator = await people.newCreator()
    const brand = await make.brand()
    const campaign = await make.campaign(brand.id, { state: 'ongoing' })
    const participation = await make.participation(brand.id, campaign, creator.id, 'pending')
    await sql`INSERT INTO mentions (brand_id, id, campaign_id, participation_id, instagramer_id, kind, content_post) VALUES (${brand.id}, gen_random_uuid(), ${campaign}, ${participation}, ${creator.id}, 'content', '{"text": "Kaffe", "imageUrls": []}')`.execute(
      api.db,
    )
    expect((await creator.remove()).status).toBe(204)
    expect(
      (
        await api.db
          .selectFrom('participations')
          .select('state')
          .where('id', '=', participation)
          .executeTakeFirstOrThrow()
      ).state,
    ).toBe('rejected')
  })
})

describe('a member of staff deletes the own account', () => {
  test('not the last one who can look after the company, nor the last administrator; of two at once one stays', async () => {
    const founder = await people.newStaff()
    expect(await founder.remove()).toMatchObject({ status: 422, body: { error: 'last_owner' } })
    expect((await founder.remove('wrong password')).body).toEqual({ errors: { password: ['wrong_password'] } })
    const colleague = await people.newStaff()
    await moveInto(api, colleague, founder.company_id)
    const answers = await Promise.all([founder.remove(), colleague.remove()])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    const admin = await people.newStaff()
    await api.db.updateTable('users').set({ role: 'admin', company_id: null }).where('id', '=', admin.id).execute()
    expect((await admin.remove()).status).toBe(204)
    const last = await people.newStaff()
    await api.db
      .updateTable('users')
      .set({ blocked_at: api.clock.now.toISOString() })
      .where('role', '=', 'admin')
      .execute()
    await api.db.updateTable('users').set({ role: 'admin', company_id: null }).where('id', '=', last.id).execute()
    expect(await last.remove()).toMatchObject({ status: 422, body: { error: 'last_member' } })
    await api.db.updateTable('users').set({ blocked_at: null }).where('role', '=', 'admin').execute()
  })

  test('and is gone, while what they said stays under no name', async () => {
    const founder = await people.newStaff()
    const member = await people.newStaff()
    await api.db
      .updateTable('companies')
      .set({ state: 'approved' })
      .where('id', 'in', [founder.company_id, member.company_id])
      .execute()
    await api.db
      .updateTable('users')
      .set({ name: 'Mira Unika', email_confirmed_at: api.clock.now.toISOString() })
      .where('id', '=', member.id)
      .execute()
    await moveInto(api, member, founder.company_id)
    const [brandId = ''] = member.brand_ids
    const creator = await make.creator()
    const { who } = member
    await api.call(who, 'POST', `/api/instagramers/${creator.id}/messages?brandId=${brandId}`, {
      body: { message: { body: 'Välkommen' } },
    })
    await api.deliver()
    expect((await member.remove()).status).toBe(204)
    expect((await api.call(who, 'GET', '/api/users/me')).status).toBe(401)
    expect((await people.signIn(member.email)).status).toBe(401)
    expect(await row('users', member.id)).toMatchObject({
      name: 'Borttagen',
      email: `deleted-${member.id}`,
      password_hash: '',
    })
    expect((await api.call(creator, 'GET', `/api/instagramers/me/messages?brandId=${brandId}`)).body).toMatchObject({
      messages: [{ body: 'Välkommen', author_name: 'Borttagen' }],
    })
    expect([await tracesOf(member.email), await tracesOf('Mira Unika')]).toEqual([[], []])
  })
})
