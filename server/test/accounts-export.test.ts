import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { api, make, people, wallet, withOwnAccounts } from './support/own-accounts'
import { exportOf } from './support/own-export'

withOwnAccounts()

describe('the export', () => {
  test('of a creator holds everything stored about them, and no secret', async () => {
    const { who, email, id, slug } = await people.newCreator()
    const brand = await make.brand()
    const participation = await make.participation(brand.id, await make.campaign(brand.id), id, 'pending')
    await api.db
      .updateTable('participations')
      .set({ note: 'Staff alone read this', rating: 2, rating_comment: 'Staff alone read this' })
      .where('id', '=', participation)
      .execute()
    await api.call(who, 'POST', `/api/instagramers/me/messages?brandId=${brand.id}`, {
      body: { message: { body: 'Hej' } },
    })
    await api.call(who, 'POST', `/api/brands/${brand.id}/follow`)
    await api.call(who, 'POST', '/api/devices', { body: { token: 'abc', platform: 'ios', environment: 'test' } })
    await wallet.book(await wallet.accountOf(id), 'debit', 500)
    await sql`INSERT INTO provider_identities (provider, subject, instagramer_id, access_token) VALUES ('facebook', ${slug}, ${id}, decode('5ec3e7', 'hex'))`.execute(
      api.db,
    )
    const links = [
      {
        id: '0196eb0b-2ba0-7e3c-a426-a479ba4c7b34',
        kind: 'shop',
        title: 'Butiken',
        url: 'https://tove.example/',
        hidden: true,
      },
    ]
    const theme = { background: '#ffffff', accent: '#20694a' }
    await api.call(who, 'PATCH', `/api/collaboration_pages/${slug}`, {
      body: { collaboration_page: { intro: 'Jag bakar', links, theme }, version: 0 },
    })
    const other = await people.newCreator()
    const { data: file } = await exportOf(api, who)
    expect(file).toMatchObject({
      account: { id, email, username: slug },
      collaboration_pages: [{ slug, intro: 'Jag bakar', links, theme }],
      participations: [{ instagramer_id: id }],
      followed_brands: [{ brand_id: brand.id }],
      store_participations: [],
      messages: [{ body: 'Hej' }],
      devices: [{ token: 'abc' }],
      transactions: [{ amount: 500 }],
      sign_ins_by_provider: [{ provider: 'facebook' }],
      sessions: [{ revoked_at: null }],
      email_confirmations: [{ email }],
    })
    expect(JSON.stringify(file)).not.toMatch(/password_hash|token_hash|access_token|5ec3e7|argon2/)
    expect(JSON.stringify(file)).not.toMatch(/Staff alone|rating_comment|shortlisted/)
    expect(JSON.stringify(file)).not.toContain(other.slug)
  })

  test('of staff holds their own, and nothing of their colleagues', async () => {
    const [member, other] = [await people.newStaff(), await people.newStaff()]
    const { data: file } = await exportOf(api, member.who)
    expect(file).toMatchObject({
      account: { id: member.id, email: member.email },
      companies: [{ id: member.company_id }],
      brands: [{ id: member.brand_ids[0] }],
      sessions: [{ revoked_at: null }],
    })
    expect(JSON.stringify(file)).not.toMatch(/password_hash|argon2/)
    expect(JSON.stringify(file)).not.toContain(other.email)
    expect((await api.call(member.who, 'GET', '/api/instagramers/me/export')).status).toBe(403)
  })
})
