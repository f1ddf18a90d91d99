import { type Selectable, sql } from 'kysely'
import type { NoticeKind } from '@samspel/api/notices'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { Mail } from '../../outbox/mails'
import { notify, withdrawNotices } from '../notices'
import type { CreatorMail } from '../participations'
import { idOf, type Owner, pathOf } from './owners'

type Clock = Pick<Context, 'live' | 'now' | 'config'>
type Mentioned = Pick<Selectable<DB['mentions']>, 'id' | 'brand_id' | 'instagramer_id'>
type Campaign = Pick<Selectable<DB['campaigns']>, 'id' | 'name' | 'brand_id'>

/** A post awaits the brand's decision, whether new or resubmitted after changes. */
export const notifyStaffOfPost = (
  trx: Db,
  clock: Clock,
  {
    mentionId,
    campaign,
    creator,
    kind,
  }: { mentionId: string; campaign: Campaign; creator: string; kind: 'post' | 'post_again' },
): Promise<void> =>
  notify(trx, clock, {
    to: { brandId: campaign.brand_id },
    kind,
    subjectId: mentionId,
    brandId: campaign.brand_id,
    place: campaign.id,
    href: `/mentions?mentionId=${mentionId}`,
    facts: { creator, campaign: campaign.name },
  })

/** A post was approved by the clock, since nobody had answered it: what it cost, if anything. */
export const notifyStaffOfUnanswered = async (
  trx: Db,
  clock: Clock,
  { mention, campaign, amount }: { mention: Mentioned; campaign: Campaign; amount: number },
): Promise<void> => {
  const creator = await trx
    .selectFrom('instagramers')
    .select('name')
    .where('id', '=', mention.instagramer_id)
    .executeTakeFirst()
  await notify(trx, clock, {
    to: { brandId: campaign.brand_id },
    kind: 'post_unanswered',
    subjectId: mention.id,
    brandId: campaign.brand_id,
    href: `/mentions?mentionId=${mention.id}`,
    facts: { creator: creator?.name ?? '', campaign: campaign.name, ...(amount > 0 && { amount }) },
  })
}

/** A post is no longer at the network while its campaign runs: the brands that it was handed in to are told, once. */
export const notifyStaffOfGone = async (trx: Db, clock: Clock, postId: string): Promise<void> => {
  const { rows } = await sql<{
    id: string
    brand_id: string
    campaign: string
    creator: string
  }>`SELECT m.id, m.brand_id, c.name AS campaign, i.name AS creator
    FROM mentions m JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id JOIN instagramers i ON i.id = m.instagramer_id
    WHERE m.instagram_post_id = ${postId} AND m.state <> 'rejected' AND c.state IN ('confirmed', 'upcoming', 'ongoing')
    ORDER BY m.brand_id, m.id`.execute(trx)
  for (const { id, brand_id: brandId, campaign, creator } of rows)
    await notify(trx, clock, {
      to: { brandId },
      kind: 'post_gone',
      subjectId: id,
      brandId,
      href: `/mentions?mentionId=${id}`,
      facts: { creator, campaign },
      once: `post-gone-${id}`,
    })
}

const decided = ['post_approved', 'post_rejected', 'changes_requested'] as const satisfies NoticeKind[]

export const withdrawDecision = (trx: Db, clock: Clock, mentionId: string): Promise<void> =>
  withdrawNotices(trx, clock, { kinds: decided, subjectId: mentionId })

/** The brand has decided on a post; an approval that pays also states the amount. */
export const notifyCreatorOfDecision = async (
  trx: Db,
  clock: Clock,
  {
    mention,
    campaign,
    owner,
    kind,
    amount = 0,
    write,
    seconds = 0,
  }: {
    mention: Mentioned
    campaign: Campaign
    owner: Owner
    kind: (typeof decided)[number] | 'earned'
    amount?: number
    write?: (mail: CreatorMail) => Mail
    seconds?: number
  },
): Promise<void> => {
  const brand = await trx.selectFrom('brands').select('name').where('id', '=', mention.brand_id).executeTakeFirst()
  const path = pathOf(owner) ?? `/assignments/${owner.id}`
  await notify(trx, clock, {
    to: { instagramerId: mention.instagramer_id },
    kind,
    subjectId: mention.id,
    brandId: mention.brand_id,
    href: path,
    facts: { brand: brand?.name ?? '', campaign: campaign.name, ...(amount > 0 && { amount }) },
    ...(write && {
      mail: (to) =>
        write({
          ...to,
          appUrl: clock.config.appUrl,
          campaign: campaign.name,
          participationId: owner.id,
          href: new URL(path, clock.config.appUrl).href,
        }),
    }),
    ...(seconds > 0 && { wait: { seconds, about: { mentionId: mention.id, ...idOf(owner) } } }),
  })
}
