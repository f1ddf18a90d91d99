import type { Records } from './records'
import type { TestApi } from './test-api'

/** 600 to 1 000 kr. */
export const span = { lowest: 60_000, highest: 100_000 }

/** Terms of a campaign to whose creators the fee is left. */
export const spannedTerms = {
  pieces: { post: 1, reel: 0, story: 0, link: 0, content: 0 },
  anyPiece: false,
  changeRounds: 2,
  rights: null,
  exclusivity: null,
  answerDays: 5,
  cancelShare: 'half' as const,
  feeSpan: span,
}

/** The columns of a campaign with such terms. */
export const spanned = {
  enable_paid_collaborations: true,
  paid_collaboration_price: 1_000,
  terms: JSON.stringify(spannedTerms),
}

/** Applications of a creator with a fee of their own, for the calls that change it. */
export const proposalRows = async (
  { db }: TestApi,
  records: Records,
  { brandId, staffId, creatorId, motivation }: Record<'brandId' | 'staffId' | 'creatorId' | 'motivation', string>,
) => {
  const proposed = async (fields: object = {}) => {
    const campaignId = await records.campaign(brandId, { state: 'ongoing', name: motivation })
    await db.updateTable('campaigns').set(spanned).where('id', '=', campaignId).execute()
    const id = await records.participation(brandId, campaignId, creatorId, 'pending')
    const at = new Date().toISOString()
    await db
      .updateTable('participations')
      .set({ proposed_fee: 70_000, proposed_at: at, motivation, ...fields })
      .where('id', '=', id)
      .execute()
    return id
  }
  return {
    proposalToChange: await proposed(),
    proposalToCounter: await proposed(),
    counterToAnswer: await proposed({ counter_fee: 65_000, counter_at: new Date().toISOString(), counter_by: staffId }),
  }
}
