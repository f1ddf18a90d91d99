import { uuidv7 } from 'uuidv7'
import type { ExtraRoundState, PostDraftState } from '@samspel/api'
import { addDays, dayOf } from '../../src/days'
import { askingForDrafts } from './drafts'
import type { Records } from './records'
import type { TestApi } from './test-api'

interface Fields {
  state?: PostDraftState
  /** Versions before the last were sent back. */
  versions?: number
  extra?: ExtraRoundState
}

/** Drafts of one brand for the matrix, one for each call that changes one. */
export const draftRows = async (
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  records: Records,
  { brandId, staffId, creatorId, caption }: { brandId: string; staffId: string; creatorId: string; caption: string },
) => {
  const at = clock.now.toISOString()
  const draftOf = async ({ state = 'sent', versions = 1, extra }: Fields = {}) => {
    const campaignId = await records.campaign(brandId, { state: 'ongoing', name: caption })
    await db.updateTable('campaigns').set(askingForDrafts).where('id', '=', campaignId).execute()
    const participationId = await records.participation(brandId, campaignId, creatorId)
    const id = uuidv7()
    await db
      .insertInto('post_drafts')
      .values({
        brand_id: brandId,
        id,
        campaign_id: campaignId,
        instagramer_id: creatorId,
        participation_id: participationId,
        store_participation_id: null,
        state,
        caption,
        saved_at: null,
        answer_by: state === 'sent' ? addDays(dayOf(clock.now), 2) : null,
        extra_round: extra ?? null,
        extra_by: null,
        created_at: at,
      })
      .execute()
    for (let number = 1; number <= versions; number += 1) {
      const waits = state === 'sent' && number === versions
      await db
        .insertInto('post_draft_versions')
        .values({
          brand_id: brandId,
          id: uuidv7(),
          draft_id: id,
          instagramer_id: creatorId,
          number,
          caption: `${caption} ${number}`,
          media: '[]',
          sent_at: at,
          outcome: waits ? null : 'changes_requested',
          decided_at: waits ? null : at,
          decided_by: waits ? null : staffId,
        })
        .execute()
    }
    return { id, participationId }
  }
  const commentOn = async ({ id }: { id: string }, number: number, sentAt: string | null) => {
    const commentId = uuidv7()
    await db
      .insertInto('post_draft_comments')
      .values({
        brand_id: brandId,
        id: commentId,
        draft_id: id,
        instagramer_id: creatorId,
        number,
        version: 1,
        place: JSON.stringify({ from: 0, to: 6, quote: 'Reklam' }),
        text: caption,
        written_by: staffId,
        created_at: at,
        sent_at: sentAt,
        done_at: null,
      })
      .execute()
    return commentId
  }
  const waiting = await draftOf()
  const changed = await draftOf({ state: 'changes_requested' })
  const of = async (fields: Fields) => (await draftOf(fields)).participationId
  return {
    drafted: waiting.participationId,
    keptComment: await commentOn(waiting, 1, null),
    commentToDrop: await commentOn(waiting, 2, null),
    sentComment: await commentOn(changed, 1, at),
    draftToWrite: await of({ state: 'writing', versions: 0 }),
    draftToSend: await of({ state: 'writing', versions: 0 }),
    draftToWithdraw: await of({}),
    draftAsked: await of({ versions: 2, extra: 'asked' }),
    draftToApprove: await of({}),
    draftToChange: await of({}),
    draftUsedUp: await of({ versions: 2 }),
    draftToDecline: await of({}),
  }
}
