import type { CampaignMove } from '@samspel/api/campaign-rules'
import type { NoticeKind } from '@samspel/api/notices'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { type Notice, notify } from '../notices'

type Clock = Pick<Context, 'live' | 'now' | 'config'>
interface Campaign {
  id: string
  brand_id: string
  name: string
}

const brandName = async (trx: Db, { brand_id: id }: Campaign): Promise<string> =>
  (await trx.selectFrom('brands').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''

/** Notifies a creator that something of theirs ended with the campaign. */
export const notifyCreatorOfEnd = async (
  trx: Db,
  clock: Clock,
  campaign: Campaign,
  {
    instagramerId,
    store,
    ...notice
  }: Pick<Notice, 'subjectId' | 'href' | 'mail'> & {
    kind: Extract<NoticeKind, 'campaign_cancelled' | 'application_expired' | 'post_unreviewed' | 'pass_declined'>
    instagramerId: string
    store?: string
  },
): Promise<void> =>
  notify(trx, clock, {
    ...notice,
    to: { instagramerId },
    brandId: campaign.brand_id,
    facts: { brand: await brandName(trx, campaign), campaign: campaign.name, ...(store && { store }) },
  })

/** Notifies the brand's staff of what happened to their campaign. */
export const notifyStaffOfCampaign = async (
  trx: Db,
  clock: Clock,
  campaign: Campaign,
  {
    kind,
    text,
    by,
    mail,
  }: {
    kind: Extract<
      NoticeKind,
      'campaign_confirmed' | 'campaign_returned' | 'campaign_not_reviewed' | 'campaign_cancelled'
    >
    text?: string | undefined
    by?: string
    mail?: Notice['mail']
  },
): Promise<void> =>
  notify(trx, clock, {
    to: { brandId: campaign.brand_id },
    kind,
    subjectId: campaign.id,
    brandId: campaign.brand_id,
    href: `/campaigns/${campaign.id}`,
    facts: { brand: await brandName(trx, campaign), campaign: campaign.name, ...(text && { text }) },
    by,
    ...(mail && { mail }),
  })

/**
 * Notifies of a manual move: platform staff of what they have to review, the brand of the platform's answer. Nobody is notified of their
 * own action.
 */
export const notifyOfMove = async (
  trx: Db,
  clock: Clock,
  campaign: Campaign,
  { move, by, comment }: { move: CampaignMove; by: UserCaller; comment?: string | undefined },
): Promise<void> => {
  if (move.act === 'request')
    return notify(trx, clock, {
      to: { platform: true },
      kind: 'campaign_to_review',
      subjectId: campaign.id,
      place: 'campaigns-to-review',
      brandId: campaign.brand_id,
      href: `/campaigns/${campaign.id}`,
      facts: { brand: await brandName(trx, campaign), campaign: campaign.name },
      by: by.id,
    })
  if (move.act === 'cancel')
    return notifyStaffOfCampaign(trx, clock, campaign, { kind: 'campaign_cancelled', by: by.id })
  if (move.act === 'confirm' || move.act === 'return')
    return notifyStaffOfCampaign(trx, clock, campaign, {
      kind: move.act === 'confirm' ? 'campaign_confirmed' : 'campaign_returned',
      text: comment?.trim() || undefined,
      by: by.id,
    })
}
