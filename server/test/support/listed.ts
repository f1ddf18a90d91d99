import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { transact } from '../../src/db/transact'
import { fund, holdFee, returnHold } from '../../src/modules/wallet/ledger'
import { issuedInvoice } from './issued-invoice'
import { pickupsOf } from './pickups'
import { recordsOf } from './records'
import type { Actor, TestApi } from './test-api'

export interface Listed {
  path: string
  who: Actor | null
  /** What its answer holds when the record was found. */
  holds: string
}

/** A record for each list that takes a `query`, all of one name, which can be changed. */
export const listedWorld = async (api: TestApi, name: string) => {
  const make = recordsOf(api)
  const pickups = pickupsOf(api, make)
  const companyId = await make.company(name)
  const brand = await make.brand(name, companyId)
  const [staff, admin, creator] = [
    await make.staff('company', [brand.id]),
    await make.staff('admin'),
    await make.creator(),
  ]
  await api.db.updateTable('users').set({ name }).where('id', '=', staff.id).execute()
  await api.db.updateTable('instagramers').set({ name }).where('id', '=', creator.id).execute()
  const campaign = await make.campaign(brand.id, { name })
  const participation = await make.participation(brand.id, campaign, creator.id, 'pending')
  const post = await make.post(brand.id, campaign, participation, creator.id)
  const other = await make.campaign(brand.id)
  const store = await pickups.store(brand.id, { name })
  const pickup = await pickups.campaign(brand.id, { name })
  const offer = await pickups.offer(brand.id, pickup, store)
  const pass = uuidv7()
  await api.db
    .insertInto('store_participations')
    .values({
      id: pass,
      brand_id: brand.id,
      store_campaign_id: offer,
      instagramer_id: creator.id,
      state: 'requested',
    } as never)
    .execute()
  const product = uuidv7()
  await api.db
    .insertInto('store_products')
    .values({ brand_id: brand.id, id: product, name } as never)
    .execute()
  const list = uuidv7()
  await api.db
    .insertInto('community_lists')
    .values({ brand_id: brand.id, id: list, name } as never)
    .execute()
  const member = uuidv7()
  await api.db
    .insertInto('community_members')
    .values({ brand_id: brand.id, id: member, list_id: list, instagramer_id: creator.id, state: 'approved' } as never)
    .execute()
  const suggestion = uuidv7()
  await api.db
    .insertInto('product_suggestions')
    .values({ id: suggestion, product: name, socials: ['@a'], locale: 'sv' } as never)
    .execute()
  const thread = uuidv7()
  await api.db
    .insertInto('threads')
    .values({ brand_id: brand.id, id: thread, instagramer_id: creator.id, last_message_at: new Date().toISOString() })
    .execute()
  const account = uuidv7()
  await sql`INSERT INTO accounts (id, owner_type, brand_id, name) VALUES (${account}, 'brand', ${brand.id}, ${name})`.execute(
    api.db,
  )
  const payment = uuidv7()
  await api.db
    .insertInto('payments')
    .values({
      id: payment,
      brand_id: brand.id,
      account_id: account,
      method: 'transfer',
      state: 'pending',
      amount: 10_000,
      reference: '12344',
      created_at: new Date().toISOString(),
    } as never)
    .execute()
  const drafted = await make.participation(brand.id, await make.campaign(brand.id), creator.id)
  await sql`INSERT INTO post_drafts (brand_id, id, campaign_id, instagramer_id, participation_id, state, answer_by, created_at)
    SELECT brand_id, ${uuidv7()}, campaign_id, instagramer_id, id, 'sent', current_date, now() FROM participations WHERE id = ${drafted}`.execute(
    api.db,
  )
  await sql`INSERT INTO post_draft_versions (brand_id, id, draft_id, instagramer_id, number, caption, media, sent_at)
    SELECT brand_id, ${uuidv7()}, id, instagramer_id, 1, 'Reklam', '[]', now() FROM post_drafts`.execute(api.db)
  await sql`INSERT INTO campaign_targets (brand_id, campaign_id) SELECT brand_id, campaign_id FROM participations WHERE id = ${drafted}`.execute(
    api.db,
  )
  // By another brand: what a brand has blocked is left out of lists of its own.
  const blocked = await make.brand()
  const blocking = await make.staff('company', [blocked.id])
  await sql`INSERT INTO blocked_creators (brand_id, instagramer_id, reason) VALUES (${blocked.id}, ${creator.id}, 'Sen')`.execute(
    api.db,
  )
  const right = uuidv7()
  await sql`INSERT INTO image_purchases (id, brand_id, campaign_id, instagram_post_id, instagramer_id, state, channels, duration_months, price, message, decided_at)
    SELECT ${right}, brand_id, campaign_id, instagram_post_id, instagramer_id, 'approved', '{social}', 12, 0, '', now() FROM mentions WHERE id = ${post}`.execute(
    api.db,
  )
  const invoice = await issuedInvoice(api.db, { brand, accountId: account, total: 5_000_00, title: 'Plan' })
  // The name of such a line is the creator's as it is now; others keep the names of their day.
  const paid = await make.participation(brand.id, await make.campaign(brand.id), creator.id)
  const line = await transact(api.db, async (trx) => {
    const [now, held] = [new Date(), { brandId: brand.id, participationId: paid }]
    await fund(trx, { accountId: account, amount: 100_00, title: 'Insättning', now })
    await holdFee(trx, { ...held, amount: 100_00 })
    await returnHold(trx, { ...held, reason: 'removed', now })
    const hold = trx.selectFrom('holds').select('id').where('participation_id', '=', paid)
    return (await hold.executeTakeFirstOrThrow()).id
  })
  const link = await api.db.selectFrom('creator_links').select(['slug', 'campaign_id']).executeTakeFirstOrThrow()
  const lists: Record<string, Listed> = {
    listUsers: { path: '/api/users', who: admin, holds: staff.id },
    listCompanies: { path: '/api/companies', who: admin, holds: companyId },
    listCampaigns: { path: '/api/campaigns', who: staff, holds: campaign },
    listMarketplace: { path: '/api/marketplace/campaigns', who: creator, holds: campaign },
    listPotentialInstagramers: {
      path: `/api/campaigns/${other}/potential_instagramers`,
      who: staff,
      holds: creator.id,
    },
    listCampaignParticipations: { path: `/api/campaigns/${campaign}/participations`, who: staff, holds: participation },
    listMentions: { path: '/api/mentions', who: staff, holds: post },
    listPostDrafts: { path: '/api/post_drafts', who: staff, holds: drafted },
    listApplications: { path: '/api/applications', who: staff, holds: participation },
    exportApplications: { path: '/api/applications/export', who: staff, holds: creator.username },
    listCommunityLists: { path: '/api/community_lists', who: staff, holds: list },
    listCommunityMembers: { path: `/api/community_lists/${list}/members`, who: staff, holds: member },
    listInstagramers: { path: '/api/instagramers', who: staff, holds: creator.id },
    listCreatorLinks: { path: `/api/campaigns/${link.campaign_id}/creator_links`, who: staff, holds: link.slug },
    listBrands: { path: '/api/brands', who: staff, holds: brand.id },
    listBrandStores: { path: `/api/brands/${brand.id}/stores`, who: staff, holds: store },
    listStoreLocations: { path: '/api/store_locations', who: staff, holds: store },
    listStoreParticipations: { path: `/api/brands/${brand.id}/store_participations`, who: staff, holds: pass },
    listStoreProducts: { path: `/api/brands/${brand.id}/store_products`, who: staff, holds: product },
    listPublicCampaigns: { path: '/public/campaigns', who: null, holds: campaign },
    listPublicBrands: { path: '/public/brands', who: null, holds: brand.id },
    searchPublic: { path: '/public/search', who: null, holds: brand.id },
    listPublicStores: { path: '/public/stores', who: null, holds: store },
    listStoreCampaigns: { path: '/public/store_campaigns', who: null, holds: offer },
    listProductSuggestions: { path: '/api/product_suggestions', who: admin, holds: suggestion },
    listAccounts: { path: '/api/accounts', who: staff, holds: account },
    listWalletTransactions: { path: '/api/wallet/transactions', who: staff, holds: line },
    listAwaitedTransfers: { path: '/api/wallet/awaited_transfers', who: admin, holds: payment },
    listAllInvoices: { path: '/api/invoices', who: admin, holds: invoice },
    listRights: { path: '/api/rights', who: staff, holds: right },
    listThreads: { path: '/api/messages/threads', who: staff, holds: thread },
    listBlockedCreators: { path: '/api/blocked_creators', who: blocking, holds: creator.id },
    searchRecords: { path: '/api/records', who: staff, holds: campaign },
  }
  /** Every record is called so from now on. */
  const rename = async (to: string) => {
    const { db } = api
    for (const [table, id] of [
      ['companies', companyId],
      ['brands', brand.id],
      ['users', staff.id],
      ['instagramers', creator.id],
      ['campaigns', campaign],
      ['campaigns', pickup],
      ['stores', store],
      ['store_products', product],
      ['community_lists', list],
      ['accounts', account],
    ] as const)
      await sql`UPDATE ${sql.table(table)} SET name = ${to} WHERE id = ${id}`.execute(db)
    await db.updateTable('product_suggestions').set({ product: to }).where('id', '=', suggestion).execute()
  }
  return {
    lists,
    rename,
    ids: { companyId, brand: brand.id, campaign, pickup, store, product, creator: creator.id, participation, post },
    staff,
    admin,
    creator,
  }
}
