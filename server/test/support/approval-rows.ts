import { uuidv7 } from 'uuidv7'
import { addDays, dayOf } from '../../src/days'
import type { TestApi } from './test-api'

interface Asked {
  brandId: string
  creatorId: string
  words: string
  staffId: string
  colleagueId: string
  /** Purchases that wait for their payment, one for each request. */
  pictures: readonly [string, string, string]
}

/** Requests for approval: two that a colleague has asked, and one of the staff themselves. */
export const approvalRows = async (
  { db, clock }: TestApi,
  { brandId, creatorId, words, staffId, colleagueId, pictures }: Asked,
) => {
  const asked = async (askedBy: string, picture: string) => {
    const id = uuidv7()
    await db
      .insertInto('approval_requests')
      .values({
        brand_id: brandId,
        id,
        kind: 'image_purchase',
        subject_id: picture,
        campaign_id: null,
        instagramer_id: creatorId,
        amount: 100,
        note: words,
        asked_by: askedBy,
        lapses_on: addDays(dayOf(clock.now), 14),
        decided_at: null,
        decided_by: null,
        reason: null,
        created_at: clock.now.toISOString(),
      })
      .execute()
    return id
  }
  const [first, second, third] = pictures
  return {
    requestToApprove: await asked(colleagueId, first),
    requestToDecline: await asked(colleagueId, second),
    requestToWithdraw: await asked(staffId, third),
  }
}
