import { packages } from '@samspel/api'
import { termsBefore, usualTerms } from '@samspel/api/terms'
import type { CampaignPlan } from '../content/campaign-plan'
import type { Kind } from '../content/captions'
import { plain } from '../content/names'
import { instructions, serviceInstructions } from '../content/offers'
import { productLook } from '../content/products'
import { shotPicture } from '../picture-catalogue'
import { areas } from '../pictures/areas'
import type { ObjectName } from '../pictures/objects'
import type { Random } from '../random'
import type { BrandRecord, Making } from './context'
import { allPlans } from './plan'

/** A planned campaign with its ids; its counters are filled in by its mentions. */
export interface CampaignRecord {
  plan: CampaignPlan
  brand: BrandRecord
  id: string
  account: string
  hashtag: string
  fee: number
  /** What its product is drawn as, and what one writes of it. */
  object: ObjectName
  kind: Kind
  row: Record<string, unknown>
  event(
    act: string,
    at: string,
    who: { name: string; userId?: string; instagramerId?: string },
    comment?: string | null,
    count?: number,
  ): void
}

const dayInWords = (day: string, language: string) =>
  new Date(day).toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
const campaignStart = (plan: CampaignPlan) => Math.min(plan.start - 20, -3)
const firstWord = (name: string) => plain(name.split(/[ ,]/).find((word) => word.length > 3) ?? name)

/** One campaign with its row, and the story of how it came so far. */
export const makeCampaign = (make: Making, plan: CampaignPlan, random: Random): CampaignRecord => {
  const { clock, add } = make
  const brand = make.brands.find((each) => each.slug === plan.brand)!
  const account = plain(brand.name)
  const hashtag = firstWord(plan.name)
  const planned = campaignStart(plan)
  const createdAt = clock.during(planned - 9, random)
  const id = make.id(createdAt)
  const fee = plan.fee ?? 0
  const excerpt = plan.excerpt.replace('{due}', dayInWords(clock.day(plan.due), brand.language))
  const { object, kind } = productLook(plan.product, brand.area)
  const profiles = packages[plan.package as 'small'].profiles as number | undefined
  const reach = packages[plan.package as 'small'].reach as number | undefined
  const kinds = {
    paymentType: plan.payment ?? 'instagram',
    enableStories: plan.payment === undefined || plan.payment === 'instagram',
    requireUploadedContent: plan.payment === 'content',
  }
  // What began before terms were kept has those of that time.
  const isOld = !['draft', 'requested', 'confirmed'].includes(plan.state)
  const row: Record<string, unknown> = {
    brand_id: brand.id,
    id,
    state: plan.state,
    type: plan.package === 'custom' ? 'custom' : plan.package === 'selfservice' ? 'selfservice' : 'default',
    name: plan.name,
    caption: excerpt,
    excerpt,
    product_image_url: shotPicture(plan),
    inspiration_image_url: random.random(0.6) ? make.pictures.any(brand.slug, object, plan.picture) : null,
    products: [
      {
        productTitle: plan.product,
        productName: plan.product,
        productDescription: '',
        productArticleReference: `${account.slice(0, 3).toUpperCase()}-${random.int(100, 999)}`,
        defaultProductValue: plan.value,
      },
    ],
    instructions: plan.value === 0 ? serviceInstructions(account) : instructions[brand.language](plan.product, account),
    start_at: clock.day(plan.start),
    end_at: clock.day(plan.end),
    due_at: clock.day(plan.due),
    send_by: null,
    hashtags: [hashtag],
    mentions: [account],
    country: brand.country,
    categories: [make.categoryIds[(areas.indexOf(brand.area) * 2) % make.categoryIds.length]],
    min_followers: random.random(0.5) ? random.pick([1000, 2000, 3000, 5000]) : null,
    max_followers: null,
    is_public: true,
    delivery_method: plan.delivery ?? 'delivery',
    package: plan.package,
    package_info: '',
    wanted_reach: reach ?? Math.max(20_000, Math.round((plan.reach * 1.2) / 10_000) * 10_000),
    logistics_cost_per_participant: plan.delivery === 'pickup' ? 0 : 59,
    target_number_of_instagramers: plan.target ?? Math.max(profiles ?? 20, plan.approved),
    enable_tax_addon: false,
    community_list_ids: [],
    enable_stories: kinds.enableStories,
    payment_type: kinds.paymentType,
    payment_link_type: plan.payment === 'link' ? random.pick(['tiktok', 'youtube']) : null,
    payment_link_title: plan.payment === 'link' ? plan.name : '',
    require_uploaded_content: kinds.requireUploadedContent,
    enable_paid_collaborations: fee > 0,
    paid_collaboration_price: fee,
    terms: {
      ...(isOld ? termsBefore(kinds) : usualTerms(kinds)),
      ...(plan.draftDays !== undefined && { changeRounds: 2, draft: { answerDays: plan.draftDays } }),
      ...(plan.feeFrom !== undefined && { feeSpan: { lowest: plan.feeFrom * 100, highest: fee * 100 } }),
    },
    review_comment: null,
    reach: 0,
    num_likes: 0,
    num_comments: 0,
    num_posts: 0,
    approved_mentions_count: 0,
    version: 1,
    created_by: brand.staffId,
    created_at: createdAt,
    updated_at: createdAt,
  }
  add('campaigns', row)
  const record: CampaignRecord = {
    plan,
    brand,
    id,
    account,
    hashtag,
    fee,
    object,
    kind,
    row,
    event: (act, at, who, comment = null, count) =>
      add('campaign_events', {
        brand_id: brand.id,
        id: make.id(at),
        campaign_id: id,
        act,
        actor_name: who.name,
        user_id: who.userId ?? null,
        instagramer_id: who.instagramerId ?? null,
        comment,
        amount: null,
        count: count ?? null,
        created_at: at,
      }),
  }
  addStory(make, record, planned, createdAt)
  return record
}

export const makeCampaigns = (make: Making): CampaignRecord[] => {
  const random = make.random('campaigns')
  return allPlans(make.random('plans')).map((plan) => makeCampaign(make, plan, random))
}

/** The campaign's own steps so far, by whoever makes them. */
const addStory = (
  make: Making,
  { plan, brand, row, event }: CampaignRecord,
  planned: number,
  createdAt: string,
): void => {
  const { clock } = make
  const staff = { name: brand.staffName, userId: brand.staffId }
  const alva = { name: 'Alva Berg', userId: make.adminId }
  const order = ['draft', 'requested', 'confirmed', 'upcoming', 'ongoing', 'finished', 'archived']
  const reached = order.indexOf(plan.state)
  event('created', createdAt, staff)
  if (plan.state === 'draft' && plan.picture % 4 === 0) {
    row.review_comment =
      brand.language === 'sv'
        ? 'Bilden är för mörk och produktens värde saknas. Rätta och skicka igen.'
        : 'The picture is too dark. Please mend and send again.'
    event('request', clock.at(planned - 6, 10, 20), staff)
    event('return', clock.at(planned - 5, 13, 5), alva, row.review_comment as string)
  }
  const steps: readonly [string, number, typeof staff][] = [
    ['request', planned - 6, staff],
    ['confirm', planned - 5, alva],
    ['close', Math.min(plan.start - 3, -1), staff],
    ['start', plan.start, { name: 'Samspel', userId: make.adminId }],
    ['finish', plan.end + 1, { name: 'Samspel', userId: make.adminId }],
    ['archive', plan.end + 12, staff],
  ]
  steps.slice(0, reached).forEach(([act, day, who], at) => event(act, clock.at(Math.min(day, 0), 6 + at, 10), who))
}
