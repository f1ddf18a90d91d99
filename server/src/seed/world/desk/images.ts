import { deskWords } from '../../content/desk'
import type { BrandRecord, CreatorRecord } from '../context'
import { type Ledger, releasedAt } from '../ledger'
import { type Desk, later, type Mutable } from './desk'

type State = 'requested' | 'pending' | 'approved' | 'declined'
const channels = ['social', 'web', 'newsletter', 'ads', 'print', 'store'] as const

/** Of the company that the demo shows, every state more than once; of others, a few. */
const statesOf = (brand: BrandRecord, at: number): State[] => {
  if (brand.slug === 'bjorkbrygg')
    return ['requested', 'requested', 'pending', 'pending', 'approved', 'approved', 'approved', 'declined', 'declined']
  if (brand.slug === 'havsro') return ['requested', 'pending', 'approved', 'declined']
  return [(['requested', 'pending', 'approved', 'declined'] as const)[at % 4] ?? 'requested', 'approved']
}

interface Paid {
  brand: BrandRecord
  creator: CreatorRecord
  campaignId: string
  name: string
  price: number
  at: string
}

const buy = (
  desk: Desk,
  brand: BrandRecord,
  mention: Mutable,
  state: State,
  no: 'brand' | 'creator',
): Paid | undefined => {
  const { make, newId } = desk
  const random = desk.random(`image ${String(mention.id)}`)
  const campaign = desk.ofBrand(brand).find((made) => made.campaign.id === mention.campaign_id)?.campaign
  const creator = make.creators.find(({ id }) => id === mention.instagramer_id)
  if (!campaign || !creator) return undefined
  const createdAt =
    state === 'requested' || state === 'pending'
      ? later(make, make.clock.during(-random.int(1, 4), random), 0)
      : later(make, make.clock.during(-random.int(6, 40), random), 0)
  const answeredAt =
    state === 'requested' || (state === 'declined' && no === 'brand') ? null : later(make, createdAt, random.int(3, 30))
  const decidedAt =
    state === 'approved' || state === 'declined' ? later(make, answeredAt ?? createdAt, random.int(2, 40)) : null
  const price = random.int(4, 24) * 100
  make.add('image_purchases', {
    brand_id: brand.id,
    id: newId(createdAt),
    campaign_id: campaign.id,
    mention_id: mention.id,
    instagram_post_id: mention.instagram_post_id,
    instagramer_id: creator.id,
    state,
    channels: random.sample(channels, random.int(1, 3)),
    duration_months: random.pick([3, 6, 12, 24]),
    price,
    message: random.pick(deskWords.image[brand.language]),
    original_url: null,
    requested_by: brand.staffId,
    answered_at: answeredAt,
    decided_at: decidedAt,
    decided_by: state === 'approved' || (state === 'declined' && no === 'brand') ? brand.staffId : null,
    declined_by: state === 'declined' ? no : null,
    decline_reason: state === 'declined' ? deskWords.imageNo[no][brand.language] : null,
    created_at: createdAt,
  })
  return state === 'approved' && decidedAt
    ? { brand, creator, campaignId: campaign.id, name: campaign.plan.name, price, at: decidedAt }
    : undefined
}

const pay = ({ make }: Desk, ledger: Ledger, { brand, creator, campaignId, name, price, at }: Paid): void => {
  const amount = price * 100
  ledger.post(
    'earning',
    at,
    { title: `Bildlicens: ${name}`, brandId: brand.id, campaignId, createdBy: brand.staffId },
    [
      { account: ledger.brand(brand), amount: -amount, counterpart: creator.name },
      {
        account: ledger.creator(creator),
        amount,
        counterpart: brand.name,
        availableAt: Date.parse(releasedAt(at)) > make.clock.now ? releasedAt(at) : null,
      },
    ],
  )
}

/** Image purchases in every state; those that were paid are in the books. Tove's money is what the look shows: hers are not paid. */
export const makeImages = (desk: Desk, ledger: Ledger): void => {
  const tove = desk.creator('tovebakar').id
  desk.make.brands.forEach((brand, at) => {
    const own = desk.mentions.filter(
      (mention) => mention.brand_id === brand.id && mention.state === 'approved' && mention.kind === 'post',
    )
    const others = desk.random(`images ${brand.slug}`).sample(
      own.filter((mention) => mention.instagramer_id !== tove),
      9,
    )
    const toves = desk.mentions.find(
      (mention) =>
        mention.brand_id === brand.id &&
        mention.state === 'approved' &&
        mention.instagram_post_id &&
        mention.instagramer_id === tove,
    )
    if (toves) buy(desk, brand, toves, brand.slug === 'havsro' ? 'requested' : 'pending', 'brand')
    statesOf(brand, at).forEach((state, index) => {
      const mention = others[index]
      const paid = mention && buy(desk, brand, mention, state, index % 2 === 0 ? 'brand' : 'creator')
      if (paid) pay(desk, ledger, paid)
    })
  })
}
