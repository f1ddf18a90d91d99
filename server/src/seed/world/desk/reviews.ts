import { createHash } from 'node:crypto'
import { entities } from '@samspel/api/contract'
import { alertOf } from '../../../modules/mentions'
import { deskWords, reportToken } from '../../content/desk'
import { type Desk, later, type MadeCampaign, type Mutable } from './desk'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const reviewed = [...Object.keys(entities.campaignFields), 'wantedReach']
const fieldsOf = (row: Mutable): Mutable => Object.fromEntries(reviewed.map((name) => [name, row[snake(name)]]))

/** What the platform answered last, and how the campaign stood then; drafts and requests have been changed since. */
const review = ({ make, newId }: Desk, { campaign: { row, plan, brand, id } }: MadeCampaign): void => {
  const answer = (outcome: 'return' | 'confirm', reviewedAt: string, comment: string | null, changed: Mutable = {}) => {
    row.last_review = {
      reviewedAt,
      reviewedByName: 'Alva Berg',
      outcome,
      comment,
      campaign: { ...fieldsOf(row), ...changed },
    }
  }
  const comment = deskWords.returned[brand.language]
  const [product] = row.products as Mutable[]
  const before = {
    excerpt: plan.excerpt.split(' ').slice(0, 2).join(' '),
    products: [{ ...product, defaultProductValue: 0 }],
    productImageUrl: row.inspiration_image_url,
    minFollowers: null,
    hashtags: [],
    communityListIds: [],
  }
  if (plan.state === 'draft' && row.review_comment)
    answer('return', make.clock.at(-2, 13, 5), String(row.review_comment), before)
  if (plan.state === 'requested' && (plan.name === 'Badrumshyllan' || plan.picture % 3 === 0)) {
    const at = make.clock.at(-3, 13, 5)
    answer('return', at, comment, before)
    make.add('campaign_events', {
      brand_id: brand.id,
      id: newId(at),
      campaign_id: id,
      act: 'return',
      actor_name: 'Alva Berg',
      user_id: make.adminId,
      instagramer_id: null,
      comment,
      created_at: at,
    })
  }
  if (['confirmed', 'upcoming', 'ongoing'].includes(plan.state))
    answer('confirm', make.clock.at(Math.min(plan.start - 25, -8), 13, 10), null)
}

const promote = (desk: Desk): void => {
  const offers = desk.campaigns.filter(({ campaign: { plan } }) => plan.state === 'confirmed')
  const chosen = [
    offers.find(({ campaign }) => campaign.plan.name === 'Julpyssel med barnen'),
    offers.find(({ campaign }) => campaign.brand.slug === 'knaprigt'),
  ]
  chosen.forEach((made, at) => {
    if (made) made.campaign.row.promoted_at = desk.make.clock.at(-2, 9 + at, 15)
  })
}

const share = ({ campaigns, make, newId }: Desk): void => {
  const campaign = campaigns.find(({ campaign: { plan } }) => plan.name === 'Kanelbullens dag')?.campaign
  if (!campaign) return
  const at = make.clock.at(-6, 15, 20)
  make.add('report_links', {
    brand_id: campaign.brand.id,
    id: newId(at),
    campaign_id: campaign.id,
    token_hash: `\\x${createHash('sha256').update(reportToken).digest('hex')}`,
    created_by: campaign.brand.staffId,
    locale: 'sv',
    expires_at: `${make.clock.day(84)}T12:00:00.000Z`,
    ended_at: null,
    opened_count: 3,
    created_at: at,
  })
}

/** Reviews of campaigns, offers that stand first, and a report that is shared. */
export const makeReviews = (desk: Desk): void => {
  for (const row of desk.make.world.campaigns as Mutable[])
    Object.assign(row, {
      promoted_at: null,
      last_review: null,
      duplicated_from: null,
    })
  for (const made of desk.campaigns) review(desk, made)
  promote(desk)
  share(desk)
}

/** Alerts, changes that were asked for, mentions that came back changed, and stories that were kept. */
export const makeAnswers = (desk: Desk): void => {
  const { make, posts } = desk
  for (const row of make.world.instagram_posts as Mutable[]) {
    const postedAt = String(row.instagram_created_at)
    Object.assign(row, {
      captured_at: row.story && make.clock.now - Date.parse(postedAt) > 3_600_000 ? later(make, postedAt, 0.4) : null,
      refreshed_at: null,
    })
  }
  const campaigns = new Map(desk.campaigns.map((made) => [made.campaign.id, made.campaign]))
  for (const row of desk.mentions) {
    const campaign = campaigns.get(String(row.campaign_id))
    const random = desk.random(`answer ${String(row.id)}`)
    const post = row.instagram_post_id ? posts.get(String(row.instagram_post_id)) : undefined
    const caption = String(post?.caption ?? (row.content_post as { text?: string } | null)?.text ?? '')
    Object.assign(row, {
      decision_kind: row.state === 'pending' ? null : row.state,
      revision: 0,
      resubmitted_at: null,
      alert: alertOf({
        kind: row.kind as 'post',
        caption,
        accounts: campaign?.row.mentions as string[],
        hashtags: campaign?.row.hashtags as string[],
      }),
    })
    const isRunning = campaign?.plan.state === 'ongoing'
    const isToves = row.instagramer_id === desk.creator('tovebakar').id
    if (row.state === 'rejected' && isRunning && (isToves || random.random(0.5)))
      row.decision_kind = 'changes_requested'
    if (
      row.state === 'pending' &&
      isRunning &&
      (row.instagramer_id === desk.creator('liviskarpluft').id || random.random(0.2))
    )
      Object.assign(row, { revision: 1, resubmitted_at: later(make, String(row.created_at), 3) })
  }
}
