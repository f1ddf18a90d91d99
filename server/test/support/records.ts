import { uuidv7 } from 'uuidv7'
import type { Role } from '@samspel/api'
import { addressOf, ownAddress, sealAddress } from '../../src/modules/parcels'
import type { TestApi } from './test-api'

interface PostFields {
  kind?: 'post' | 'story' | 'content'
  state?: 'pending' | 'approved' | 'rejected'
  reach?: number
  at?: string
}

/** Where a creator of the tests lives. */
export const deliveryAddress = {
  name: 'Lina Sandberg',
  street: 'Linnégatan 21',
  postalCode: '413 04',
  city: 'Göteborg',
  country: 'SE' as const,
  phone: '+46701740612',
  note: 'Ring på hos Sandberg, 3 tr',
}
const { postalCode, ...unspelled } = deliveryAddress
/** The same as callers send it. */
export const wireAddress = { ...unspelled, postal_code: postalCode }

/** What stands on a company's invoices: it can buy. */
const papers = {
  legal_name: 'Trekant Handel AB',
  organisation_number: '559999-4711',
  street: 'Magasinsgatan 11',
  postal_code: '411 18',
  town: 'Göteborg',
  invoice_email: 'faktura@samspel.test',
}

let count = 0
const next = () => (count += 1)

/** Creates rows for tests, with sensible defaults for whatever a test leaves open. */
export const recordsOf = ({ db, actor, config }: TestApi) => {
  const company = async (name = `Company ${next()}`) => {
    const id = uuidv7()
    await db
      .insertInto('companies')
      .values({ id, name, country_code: 'SE', ...papers })
      .execute()
    return id
  }
  /** A brand, of a new company unless one is given. */
  const brand = async (name = `Brand ${next()}`, ofCompany?: string) => {
    const id = uuidv7()
    const slug = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${next()}`
    const companyId = ofCompany ?? (await company())
    await db
      .insertInto('brands')
      .values({
        id,
        company_id: companyId,
        name,
        slug,
        logo_url: null,
        description: null,
        website: null,
        country_code: 'SE',
      })
      .execute()
    await db.insertInto('collaboration_pages').values({ slug, brand_id: id, instagramer_id: null }).execute()
    return { id, name, slug, companyId }
  }
  const staff = async (role: Role, brandIds: string[] = []) => {
    const id = uuidv7()
    const brandRow = brandIds[0]
      ? await db.selectFrom('brands').select('company_id').where('id', '=', brandIds[0]).executeTakeFirst()
      : undefined
    await db
      .insertInto('users')
      .values({
        id,
        email: `user-${next()}@samspel.test`,
        password_hash: 'x',
        name: `User ${next()}`,
        role,
        locale: 'sv',
        avatar_url: null,
        company_id: brandRow?.company_id ?? null,
        blocked_at: null,
        email_confirmed_at: new Date().toISOString(),
      })
      .execute()
    for (const brandId of brandIds)
      await db.insertInto('brand_users').values({ brand_id: brandId, user_id: id }).execute()
    return actor('user', id, role)
  }
  /** A creator with a bank account can be paid. In Sweden that also takes a personal id, which is set unless the test omits it. */
  const creator = async (
    fields: {
      bankAccountNumber?: string
      personalId?: string | null
      countryCode?: 'SE' | 'NO' | 'DK' | 'FI' | 'GB'
      followersCount?: number
      state?: 'active' | 'blocked'
      /** Null: none was given yet. */
      address?: typeof deliveryAddress | null
    } = {},
  ) => {
    const id = uuidv7()
    const username = `creator${next()}`
    await db
      .insertInto('instagramers')
      .values({
        id,
        username,
        name: `Creator ${count}`,
        email: `${username}@samspel.test`,
        password_hash: 'x',
        state: fields.state ?? 'active',
        product_plan: 'free',
        country_code: fields.countryCode ?? 'SE',
        city: 'Linköping',
        bio: null,
        avatar_url: null,
        locale: 'sv',
        bank_account_number: fields.bankAccountNumber ?? null,
        bank_account_last_four: fields.bankAccountNumber?.replace(/\D/g, '').slice(-4) ?? null,
        personal_id:
          fields.personalId !== undefined
            ? fields.personalId
            : fields.bankAccountNumber && fields.countryCode !== 'NO'
              ? '19900101-9800'
              : null,
        followers_count: fields.followersCount ?? 18_400,
        engagement_rate: 6.1,
        email_confirmed_at: new Date().toISOString(),
      })
      .execute()
    await db.insertInto('collaboration_pages').values({ slug: username, brand_id: null, instagramer_id: id }).execute()
    const { address = deliveryAddress } = fields
    if (address)
      await db
        .insertInto('delivery_addresses')
        .values({
          instagramer_id: id,
          sealed: sealAddress(config, address, ownAddress(id)),
          updated_at: new Date().toISOString(),
        })
        .execute()
    return { ...(await actor('instagramer', id)), username, name: `Creator ${count}` }
  }
  const campaign = async (
    brandId: string,
    fields: {
      state?: 'draft' | 'confirmed' | 'ongoing'
      isPublic?: boolean
      productValue?: number
      name?: string
      hashtags?: string[]
    } = {},
  ) => {
    const id = uuidv7()
    const product = {
      productTitle: 'Kaffe',
      productName: '',
      productDescription: '',
      productArticleReference: '',
      defaultProductValue: fields.productValue ?? 320,
    }
    await db
      .insertInto('campaigns')
      .values({
        id,
        brand_id: brandId,
        name: fields.name ?? `Campaign ${next()}`,
        state: fields.state ?? 'confirmed',
        is_public: fields.isPublic ?? true,
        products: JSON.stringify([product]),
        hashtags: fields.hashtags ?? [],
        product_image_url: null,
        inspiration_image_url: null,
        start_at: null,
        end_at: null,
        due_at: null,
        min_followers: null,
        max_followers: null,
        payment_link_type: null,
        review_comment: null,
        created_by: null,
      })
      .execute()
    return id
  }
  const participation = async (
    brandId: string,
    campaignId: string,
    instagramerId: string,
    state: 'pending' | 'approved' = 'approved',
    decidedAt = new Date(),
  ) => {
    const id = uuidv7()
    await db
      .insertInto('participations')
      .values({
        id,
        brand_id: brandId,
        campaign_id: campaignId,
        instagramer_id: instagramerId,
        state,
        decided_at: state === 'approved' ? decidedAt.toISOString() : null,
        decided_by: null,
        decision_reason: null,
      })
      .execute()
    return id
  }
  /** The parcel of an approved participation, to pack unless it was sent. */
  const parcel = async (
    participationId: string,
    fields: { sentAt?: string; address?: typeof deliveryAddress | null; sendBy?: string; choiceId?: string } = {},
  ) => {
    const part = await db
      .selectFrom('participations')
      .select(['brand_id', 'campaign_id', 'instagramer_id'])
      .where('id', '=', participationId)
      .executeTakeFirstOrThrow()
    const id = uuidv7()
    const { address = deliveryAddress } = fields
    await db
      .insertInto('parcels')
      .values({
        ...part,
        id,
        participation_id: participationId,
        order_number: `SP-T${next()}`,
        choice_id: fields.choiceId ?? null,
        sealed_address: address && sealAddress(config, address, addressOf(id)),
        town: address?.city ?? null,
        send_by: fields.sendBy ?? '2030-01-01',
        sent_at: fields.sentAt ?? null,
        created_at: new Date().toISOString(),
      })
      .execute()
    return id
  }
  /** What is sent for an approved participation has come, without another last day. */
  const received = async (participationId: string, at = new Date()) => {
    const came = at.toISOString()
    await db
      .updateTable('parcels')
      .set({ sent_at: came, arrived_at: came, arrived_by: 'creator' })
      .where('participation_id', '=', participationId)
      .execute()
  }
  /** A mention with what its kind requires: a post or story at the network, or content. */
  const post = async (
    brandId: string,
    campaignId: string,
    participationId: string,
    instagramerId: string,
    { kind = 'post', state = 'pending', reach = 1_000, at = '2026-11-10T23:30:00Z' }: PostFields = {},
  ) => {
    const id = uuidv7()
    const postId = kind === 'content' ? null : uuidv7()
    if (postId)
      await db
        .insertInto('instagram_posts')
        .values({
          id: postId,
          instagramer_id: instagramerId,
          external_id: postId,
          reach,
          likes_count: 10,
          comments_count: 2,
          story: kind === 'story',
          image_url: null,
          permalink: null,
          instagram_created_at: at,
        })
        .execute()
    await db
      .insertInto('mentions')
      .values({
        id,
        brand_id: brandId,
        campaign_id: campaignId,
        participation_id: participationId,
        instagramer_id: instagramerId,
        kind,
        state,
        instagram_post_id: postId,
        content_post: kind === 'content' ? JSON.stringify({ text: 'Fika', imageUrls: [] }) : null,
        created_at: at,
      })
      .execute()
    return id
  }
  return { company, brand, staff, creator, campaign, participation, parcel, received, post }
}

export type Records = ReturnType<typeof recordsOf>
