import type { InstagramPost, Mention } from '@samspel/api'
import { changesLeftOf } from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { checksOf } from '../../caption-checks'
import { mayTypeFigures, toLinkReading } from '../networks'
import { toCampaignCard, toCreatorCard } from '../participations'
import { toInstagramPost } from '../social'
import { mentionAbilities } from './policies'
import type { MentionRow } from './repository'

/** Timestamps inside jsonb are in the database's own format. */
const instant = (value: string) => new Date(value).toISOString()

const toPost = (post: NonNullable<MentionRow['post']>): InstagramPost =>
  toInstagramPost({
    ...post,
    instagram_created_at: instant(post.instagram_created_at),
    captured_at: post.captured_at && instant(post.captured_at),
    gone_at: post.gone_at && instant(post.gone_at),
  })

export const toMention = (row: MentionRow, caller: Caller, draftMatch: Mention['draftMatch']): Mention => {
  const instagramPost = row.post && toPost(row.post)
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    campaignId: row.campaign_id,
    storeCampaignId: row.store_campaign_id,
    participationId: row.participation_id,
    storeParticipationId: row.store_participation_id,
    store:
      row.store_id && row.store_name !== null && row.store_city !== null
        ? { id: row.store_id, name: row.store_name, city: row.store_city }
        : null,
    instagramerId: row.instagramer_id,
    instagramPost,
    ...(row.reading && {
      laterReading: {
        readAt: instant(row.reading.read_at),
        afterDays: row.reading.after_days,
        reach: row.reading.reach,
        views: row.reading.views,
        saved: row.reading.saved,
        shares: row.reading.shares,
        interactions: row.reading.interactions,
      },
    }),
    linkPost: row.link_post,
    ...(row.link && {
      linkReading: toLinkReading(row.link, caller.kind === 'instagramer' && mayTypeFigures(row.link.link, row.state)),
    }),
    contentPost: row.content_post,
    checks: checksOf({
      kind: row.kind,
      caption: instagramPost?.caption ?? row.content_post?.text ?? '',
      postedAt: instagramPost?.instagramCreatedAt ?? row.created_at,
      dueAt: row.own_due_at ?? row.campaign_due_at,
      accounts: row.campaign_mentions,
      hashtags: row.campaign_hashtags,
    }),
    decidedAt: row.decided_at,
    decidedByName: row.decided_by_name,
    rejectReason: row.reject_reason,
    decisionKind: row.decision_kind,
    revision: row.revision,
    changeRounds: row.terms.changeRounds,
    answerBy: row.answer_by,
    ...(draftMatch && { draftMatch }),
    resubmittedAt: row.resubmitted_at,
    createdAt: row.created_at,
    creator: toCreatorCard(row),
    campaign: toCampaignCard(row),
    abilities: mentionAbilities(caller, {
      brandId: row.brand_id,
      instagramerId: row.instagramer_id,
      state: row.state,
      decisionKind: row.decision_kind,
      campaignState: row.campaign_state,
      takesPart: row.takes_part,
      feeReturned: row.fee_returned_at !== null,
      changesLeft: changesLeftOf(row.terms, row.revision),
      hasPicture: Boolean(instagramPost?.imageUrl) && !row.image_asked_for,
    }),
  }
}
