import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { dayMs, dayOf } from '../../src/days'
import { transact } from '../../src/db/transact'
import { makeAgreement } from '../../src/modules/agreements'
import { fund } from '../../src/modules/wallet/ledger'
import { tokenOf, webhookRows } from './api-rows'
import { approvalRows } from './approval-rows'
import { draftRows } from './draft-rows'
import { issuedInvoice } from './issued-invoice'
import { proposalRows } from './proposal-rows'
import { deliveryAddress, recordsOf } from './records'
import { startFakeRegistry } from './registry'
import { selfBilledRow } from './self-billed-row'
import { type Actor, openTestApi, type TestApi } from './test-api'

/** Text that only the brand itself, its creator and the platform may read. */
export const secret = 'HEMLIGT'
/** Where creators live; the answers that may tell it are rows of their own. */
export const secretStreet = `${secret} gatan 7`

/** Two brands with their people; everything that has an owner belongs to the first. */
export const buildFixtures = async (api: TestApi) => {
  const records = recordsOf(api)
  const { db } = api
  const [brand, otherBrand] = [await records.brand('Own'), await records.brand('Other')]
  const livesAt = { ...deliveryAddress, street: secretStreet }
  const creator = await records.creator({ bankAccountNumber: '8327-9 123 456 789', address: livesAt })
  const otherCreator = await records.creator({ bankAccountNumber: '8327-9 123 456 000' })
  const admin = await records.staff('admin')
  const staff = await records.staff('company', [brand.id])

  const draft = await records.campaign(brand.id, { state: 'draft', name: `${secret} draft` })
  const deletable = await records.campaign(brand.id, { state: 'draft', name: `${secret} deletable` })
  const open = await records.campaign(brand.id, { state: 'confirmed', name: 'Open offer' })
  const unapplied = await records.campaign(brand.id, { state: 'confirmed', name: 'Another offer' })
  const ongoing = await records.campaign(brand.id, { state: 'ongoing', name: `${secret} ongoing` })
  await db.updateTable('campaigns').set({ require_uploaded_content: true }).where('id', '=', ongoing).execute()
  const pending = await records.participation(brand.id, open, creator.id, 'pending')
  const approved = await records.participation(brand.id, ongoing, creator.id)
  const rejectable = await records.participation(brand.id, ongoing, (await records.creator()).id, 'pending')
  const withdrawable = await records.participation(brand.id, draft, creator.id, 'pending')
  await db.updateTable('participations').set({ motivation: secret }).where('brand_id', '=', brand.id).execute()
  const mention = async (state: 'pending' | 'approved' = 'pending') => {
    const id = uuidv7()
    await db
      .insertInto('mentions')
      .values({
        id,
        brand_id: brand.id,
        campaign_id: ongoing,
        participation_id: approved,
        instagramer_id: creator.id,
        kind: 'content',
        state,
        content_post: JSON.stringify({ text: secret, imageUrls: [] }),
      })
      .execute()
    return id
  }
  const [toApprove, toReject, toReset, toChange, toResubmit] = [
    await mention(),
    await mention(),
    await mention('approved'),
    await mention(),
    await mention(),
  ]
  await db
    .updateTable('mentions')
    .set({ state: 'rejected', decision_kind: 'changes_requested', reject_reason: secret })
    .where('id', '=', toResubmit)
    .execute()
  // One is approved, so that the collaboration can be rated.
  await db.updateTable('participations').set({ content_posts_count: 1 }).where('id', '=', approved).execute()

  const postOf = async () => {
    const id = uuidv7()
    await db
      .insertInto('instagram_posts')
      .values({
        id,
        instagramer_id: creator.id,
        external_id: id,
        caption: secret,
        image_url: '/uploads/demo/skin-1.webp',
        permalink: null,
        instagram_created_at: new Date().toISOString(),
      })
      .execute()
    await db
      .insertInto('mentions')
      .values({
        id: uuidv7(),
        brand_id: brand.id,
        campaign_id: ongoing,
        participation_id: approved,
        instagramer_id: creator.id,
        kind: 'post',
        state: 'approved',
        decision_kind: 'approved',
        instagram_post_id: id,
      })
      .execute()
    return id
  }
  const post = await postOf()
  const image = async (state: 'requested' | 'pending' | 'approved') => {
    const id = uuidv7()
    await db
      .insertInto('image_purchases')
      .values({
        id,
        brand_id: brand.id,
        campaign_id: ongoing,
        instagram_post_id: await postOf(),
        instagramer_id: creator.id,
        state,
        channels: ['social'],
        duration_months: 12,
        price: 0,
        message: secret,
      })
      .execute()
    return id
  }
  const [imageToAccept, imageToApprove, imageToDecline, imageBought] = [
    await image('requested'),
    await image('pending'),
    await image('requested'),
    await image('approved'),
  ]

  const colleague = await records.staff('company', [brand.id])
  const approvals = await approvalRows(api, {
    brandId: brand.id,
    creatorId: creator.id,
    words: secret,
    staffId: staff.id,
    colleagueId: colleague.id,
    pictures: [await image('pending'), await image('pending'), await image('pending')],
  })

  const listOf = async (isOpen = false) => {
    const id = uuidv7()
    await db
      .insertInto('community_lists')
      .values({ id, brand_id: brand.id, name: isOpen ? `Open ${id}` : `${secret} ${id}`, is_open: isOpen })
      .execute()
    return id
  }
  const [communityList, removableList, openList] = [await listOf(), await listOf(), await listOf(true)]
  const memberOf = async (instagramerId: string) => {
    const id = uuidv7()
    await db
      .insertInto('community_members')
      .values({
        id,
        brand_id: brand.id,
        list_id: communityList,
        instagramer_id: instagramerId,
        state: 'approved',
        note: secret,
      })
      .execute()
    return id
  }
  await memberOf(creator.id)
  const communityMember = await memberOf((await records.creator()).id)
  const offerTo = async (instagramerId: string) => {
    const id = uuidv7()
    await db
      .insertInto('campaign_invitations')
      .values({ id, brand_id: brand.id, campaign_id: unapplied, instagramer_id: instagramerId, message: secret })
      .execute()
    return id
  }
  const [offerInvitation, revocableOffer] = [await offerTo(creator.id), await offerTo((await records.creator()).id)]
  const deliveryProblem = uuidv7()
  const delivered = await records.participation(brand.id, ongoing, (await records.creator()).id)
  await db
    .insertInto('delivery_problems')
    .values({ id: deliveryProblem, brand_id: brand.id, participation_id: delivered, kind: 'damaged', text: secret })
    .execute()
  await db
    .insertInto('saved_offers')
    .values({
      brand_id: brand.id,
      campaign_id: open,
      store_campaign_id: null,
      instagramer_id: creator.id,
      created_at: new Date().toISOString(),
    })
    .execute()
  const brandRating = uuidv7()
  await db
    .insertInto('brand_ratings')
    .values({
      id: brandRating,
      brand_id: brand.id,
      instagramer_id: creator.id,
      participation_id: approved,
      store_participation_id: null,
      score: 4,
      words: secret,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    })
    .execute()
  const agreedIn = await records.campaign(brand.id, { state: 'ongoing', name: `${secret} agreed` })
  const agreementOf = async (creatorId: string) => {
    const id = await records.participation(brand.id, agreedIn, creatorId)
    const { id: version, facts } = await transact(db, (trx) => makeAgreement(trx, id, { now: api.clock.now }))
    return { id, version, creatorId, facts }
  }
  const dayToAnswer = dayOf(new Date(api.clock.now.getTime() + 3 * dayMs))
  const askedOf = async ({ version, creatorId, facts }: Awaited<ReturnType<typeof agreementOf>>) => {
    const id = uuidv7()
    await db
      .insertInto('agreement_changes')
      .values({
        id,
        brand_id: brand.id,
        agreement_id: version,
        instagramer_id: creatorId,
        proposal: JSON.stringify({ fee: 100 }),
        facts: JSON.stringify({ ...facts, fee: 100 }),
        reason: secret,
        answer_by: dayToAnswer,
        created_at: api.clock.now.toISOString(),
      })
      .execute()
    return id
  }
  const agreed = await agreementOf(creator.id)
  const { id: agreedToo } = await agreementOf((await records.creator()).id)
  // A campaign of their own, since the creator takes part in each once.
  const ownIn = async () => records.campaign(brand.id, { state: 'ongoing', name: `${secret} left` })
  const leavable = await records.participation(brand.id, await ownIn(), creator.id)
  const leftIn = await ownIn()
  const left = await records.participation(brand.id, leftIn, creator.id)
  const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000).toISOString()
  await db
    .insertInto('endings')
    .values({
      brand_id: brand.id,
      id: uuidv7(),
      campaign_id: leftIn,
      instagramer_id: creator.id,
      participation_id: left,
      ended_by: 'creator',
      reason: 'other',
      words: secret,
      counts_for: 'creator',
      created_at: minutes(0),
      due_at: minutes(60),
      ended_at: null,
    })
    .execute()
  const { id: endable } = await agreementOf((await records.creator()).id)
  const changeToAnswer = await askedOf(agreed)
  const changeToWithdraw = await askedOf(await agreementOf((await records.creator()).id))
  const proposals = await proposalRows(api, records, {
    brandId: brand.id,
    staffId: staff.id,
    creatorId: creator.id,
    motivation: secret,
  })
  const drafts = await draftRows(api, records, {
    brandId: brand.id,
    staffId: staff.id,
    creatorId: creator.id,
    caption: `Reklam för ${secret}`,
  })
  const sentAt = new Date(Date.now() - 86_400_000).toISOString()
  const parcelOf = async (fields: Parameters<typeof records.parcel>[1] = {}) =>
    records.parcel(await records.participation(brand.id, ongoing, (await records.creator()).id), {
      address: livesAt,
      ...fields,
    })
  const [parcel, sentParcel, brokenParcel] = [await parcelOf(), await parcelOf({ sentAt }), await parcelOf({ sentAt })]
  const sending = await records.campaign(brand.id, { state: 'ongoing' })
  const ownParcel = await records.parcel(await records.participation(brand.id, sending, creator.id), {
    address: livesAt,
    sentAt,
  })
  const { participation_id: brokenOf } = await db
    .selectFrom('parcels')
    .select('participation_id')
    .where('id', '=', brokenParcel)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('delivery_problems')
    .values({ id: uuidv7(), brand_id: brand.id, participation_id: brokenOf, parcel_id: brokenParcel, kind: 'damaged' })
    .execute()
  const reportLink = uuidv7()
  await db
    .insertInto('report_links')
    .values({
      id: reportLink,
      brand_id: brand.id,
      campaign_id: ongoing,
      token_hash: randomBytes(32),
      locale: 'sv',
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .execute()

  await sql`INSERT INTO campaign_targets (brand_id, campaign_id, url) VALUES (${brand.id}, ${ongoing}, 'https://shop.example.se/')`.execute(
    db,
  )
  const [shop, formerShop] = [uuidv7(), uuidv7()]
  for (const id of [shop, formerShop])
    await sql`INSERT INTO shops (brand_id, id, kind, address, secret) VALUES (${brand.id}, ${id}, 'woocommerce', ${`${id}.example.se`}, 'x')`.execute(
      db,
    )

  const store = uuidv7()
  await db
    .insertInto('stores')
    .values({
      id: store,
      brand_id: brand.id,
      name: 'Hamngatan',
      address: 'Hamngatan 1',
      city: 'Stockholm',
      country_code: 'SE',
      latitude: 59.3,
      longitude: 18.1,
      phone: null,
      token: 'counterToken0123456789',
    })
    .execute()
  const storeCampaignOf = async (campaignId: string, requiresApplication: boolean) => {
    const id = uuidv7()
    await db.updateTable('campaigns').set({ delivery_method: 'pickup' }).where('id', '=', campaignId).execute()
    await db
      .insertInto('store_campaigns')
      .values({
        id,
        brand_id: brand.id,
        campaign_id: campaignId,
        store_id: store,
        requires_application: requiresApplication,
      })
      .execute()
    return id
  }
  const [storeCampaign, instantOffer] = [
    await storeCampaignOf(await records.campaign(brand.id, { name: 'Pick-up offer' }), true),
    await storeCampaignOf(await records.campaign(brand.id, { name: 'Instant offer' }), false),
  ]
  await db
    .updateTable('store_campaigns')
    .set({ paused_at: new Date().toISOString() })
    .where('id', '=', storeCampaign)
    .execute()
  const storeProduct = uuidv7()
  await db
    .insertInto('store_products')
    .values({ id: storeProduct, brand_id: brand.id, name: secret, image_url: null })
    .execute()
  const reservation = uuidv7()
  await db
    .insertInto('store_participations')
    .values({
      id: reservation,
      brand_id: brand.id,
      store_campaign_id: storeCampaign,
      instagramer_id: creator.id,
      state: 'requested',
      motivation: secret,
    })
    .execute()
  const suggestion = uuidv7()
  await db
    .insertInto('product_suggestions')
    .values({ id: suggestion, product: secret, email: 'x@samspel.test', locale: 'sv' })
    .execute()
  const account = async (fields: { brand_id?: string; instagramer_id?: string }) => {
    const id = uuidv7()
    await db
      .insertInto('accounts')
      .values({ id, owner_type: fields.brand_id ? 'brand' : 'instagramer', name: secret, ...fields })
      .execute()
    return id
  }
  const [brandAccount, creatorAccount] = [
    await account({ brand_id: brand.id }),
    await account({ instagramer_id: creator.id }),
  ]
  const [brandPayment, bankTransfer] = [uuidv7(), uuidv7()]
  await sql`INSERT INTO payments (id, brand_id, account_id, method, state, amount, reference, created_at)
    VALUES (${brandPayment}, ${brand.id}, ${brandAccount}, 'transfer', 'pending', 500, '73014488', now())`.execute(db)
  await sql`INSERT INTO bank_transfers (id, reference, amount, sender, received_on, state, created_by, created_at)
    VALUES (${bankTransfer}, '1', 500, ${secret}, now(), 'open', ${admin.id}, now())`.execute(db)
  const {
    entryIds: [brandEntry = ''],
  } = await transact(db, (trx) => fund(trx, { accountId: brandAccount, amount: 500, title: secret, now: new Date() }))
  const invoice = await issuedInvoice(db, { brand, accountId: brandAccount, total: 500, title: secret })
  const [selfBilled, creditable] = [
    await selfBilledRow(db, { companyId: brand.companyId, creatorId: creator.id, name: secret }),
    await selfBilledRow(db, { companyId: brand.companyId, creatorId: creator.id, name: secret }),
  ]
  const otherAdmin = await records.staff('admin')
  const adjustment = async () => {
    const id = uuidv7()
    await db
      .insertInto('adjustments')
      .values({
        id,
        account_id: brandAccount,
        amount: 200,
        reason: secret,
        state: 'pending',
        requested_by: otherAdmin.id,
        created_at: new Date().toISOString(),
      })
      .execute()
    return id
  }
  const adjustments = { toApprove: await adjustment(), toDecline: await adjustment() }
  const thread = uuidv7()
  await db
    .insertInto('threads')
    .values({
      id: thread,
      brand_id: brand.id,
      instagramer_id: creator.id,
      last_message_at: new Date().toISOString(),
      last_seq: 1,
    })
    .execute()
  await db
    .insertInto('messages')
    .values({
      id: uuidv7(),
      brand_id: brand.id,
      thread_id: thread,
      instagramer_id: creator.id,
      author: 'user',
      author_name: 'x',
      body: secret,
      seq: 1,
    })
    .execute()
  const otherSession = (await api.actor('user', staff.id, 'company')).sessionId
  const viewOf = async (userId: string) => {
    const id = uuidv7()
    await db
      .insertInto('saved_views')
      .values({
        id,
        user_id: userId,
        screen: 'applications',
        name: secret,
        query: '',
        created_at: new Date().toISOString(),
      })
      .execute()
    return id
  }
  const [savedView, savedViewOfAdmin] = [await viewOf(staff.id), await viewOf(admin.id)]
  const noteOf = async () => {
    const id = uuidv7()
    await db
      .insertInto('creator_notes')
      .values({
        id,
        company_id: brand.companyId,
        instagramer_id: creator.id,
        author_id: staff.id,
        body: secret,
        created_at: new Date().toISOString(),
        changed_at: null,
      })
      .execute()
    return id
  }
  const [creatorNote, removableNote] = [await noteOf(), await noteOf()]
  const finished = await records.campaign(brand.id, { state: 'ongoing', name: `${secret} finished` })
  await db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', finished).execute()
  await db
    .insertInto('mentions')
    .values({
      id: uuidv7(),
      brand_id: brand.id,
      campaign_id: finished,
      participation_id: await records.participation(brand.id, finished, creator.id),
      instagramer_id: creator.id,
      kind: 'content',
      state: 'approved',
      content_post: JSON.stringify({ text: secret, imageUrls: [] }),
    })
    .execute()
  const blockedCreator = (await records.creator()).id
  await db
    .insertInto('blocked_creators')
    .values({ brand_id: brand.id, instagramer_id: blockedCreator, reason: secret, blocked_by_id: staff.id })
    .execute()
  const device = uuidv7()
  await db
    .insertInto('devices')
    .values({ id: device, user_id: staff.id, token: 'x', platform: 'ios', environment: 'test' })
    .execute()

  const invite = async () => {
    const id = uuidv7()
    await db
      .insertInto('invitations')
      .values({
        id,
        token_hash: randomBytes(32),
        email: `${id}@samspel.test`,
        role: 'store_user',
        company_id: brand.companyId,
        brand_ids: [brand.id],
        invited_by_user_id: staff.id,
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .execute()
    return id
  }
  const [invitation, revocable] = [await invite(), await invite()]
  const request = async () => {
    const asking = await records.brand('Asking')
    const id = uuidv7()
    await db.updateTable('companies').set({ state: 'requested' }).where('id', '=', asking.companyId).execute()
    await db
      .insertInto('company_requests')
      .values({
        id,
        company_id: asking.companyId,
        brand_id: asking.id,
        user_id: (await records.staff('company', [asking.id])).id,
      })
      .execute()
    return id
  }
  const [approvable, declinable] = [await request(), await request()]
  const bannerOf = async () => {
    const id = uuidv7()
    await db.insertInto('info_banners').values({ id, content_sv: secret, style: 'info' }).execute()
    return id
  }
  const [banner, removableBanner] = [await bannerOf(), await bannerOf()]

  // Staff of a company awaiting approval, and of an approved one with an unconfirmed email address.
  const waitingBrand = await records.brand('Waiting')
  await db.updateTable('companies').set({ state: 'requested' }).where('id', '=', waitingBrand.companyId).execute()
  const waitingStaff = await records.staff('company', [waitingBrand.id])
  const unconfirmedStaff = await records.staff('company', [(await records.brand('Unconfirmed')).id])
  await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', unconfirmedStaff.id).execute()

  const signedOut = await records.staff('admin')
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date().toISOString() })
    .where('id', '=', signedOut.sessionId)
    .execute()
  const actors = {
    anonymous: null,
    signedOut,
    admin,
    staff,
    otherStaff: await records.staff('company', [otherBrand.id]),
    store: await records.staff('store_user', [brand.id]),
    otherStore: await records.staff('store_user', [otherBrand.id]),
    creator,
    otherCreator,
    waitingStaff,
    unconfirmedStaff,
  } satisfies Record<string, Actor | null>
  await sql`INSERT INTO creator_links (brand_id, campaign_id, instagramer_id, slug) VALUES (${brand.id}, ${ongoing}, ${actors.creator.id}, ${`x${uuidv7().slice(-8)}`})
    ON CONFLICT DO NOTHING`.execute(db)
  const { id: apiToken } = await tokenOf(api, { companyId: brand.companyId, scopes: ['read_campaigns'] })
  const webhook = await webhookRows(api, brand.companyId, secret)
  return {
    brand,
    otherBrand,
    draft,
    deletable,
    open,
    unapplied,
    ongoing,
    pending,
    approved,
    rejectable,
    withdrawable,
    agreed: agreed.id,
    agreedToo,
    ...drafts,
    ...proposals,
    leavable,
    left,
    endable,
    dayToAnswer,
    changeToAnswer,
    changeToWithdraw,
    toApprove,
    toReject,
    toReset,
    toChange,
    toResubmit,
    post,
    imageToAccept,
    imageToApprove,
    imageToDecline,
    imageBought,
    ...approvals,
    communityList,
    removableList,
    openList,
    communityMember,
    offerInvitation,
    revocableOffer,
    deliveryProblem,
    blockedCreator,
    finished,
    brandRating,
    parcel,
    sentParcel,
    brokenParcel,
    ownParcel,
    reportLink,
    shop,
    formerShop,
    store,
    storeCampaign,
    instantOffer,
    storeProduct,
    reservation,
    suggestion,
    brandAccount,
    brandEntry,
    invoice,
    selfBilled,
    creditable,
    adjustments,
    brandPayment,
    bankTransfer,
    creatorAccount,
    otherSession,
    savedView,
    savedViewOfAdmin,
    creatorNote,
    removableNote,
    device,
    invitation,
    revocable,
    approvable,
    declinable,
    banner,
    removableBanner,
    apiToken,
    webhook,
    actors,
  }
}

export type Fixtures = Awaited<ReturnType<typeof buildFixtures>>
export type ActorName = keyof Fixtures['actors']

/** An API with a registry of its own, and the fixtures in it. */
export const openFixtures = async () => {
  const registry = await startFakeRegistry()
  const api = await openTestApi({ platform: registry.settings })
  const close = async () => {
    await registry.close()
    await api.close()
  }
  return { api, fixtures: await buildFixtures(api), close }
}
