import { type Selectable, sql } from 'kysely'
import type { DealFacts, ProfileCategory, Terms } from '@samspel/api'
import { type CampaignDates, postingDays } from '@samspel/api/campaign-rules'
import type { BodyOf, endpoints } from '@samspel/api/contract'
import { faultsOfPieces, faultsOfSpan, fittingTerms, isPublished, usualTerms } from '@samspel/api/terms'
import { addDays } from '../../days'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError, type FieldErrors } from '../../errors'
import { type KindColumns, kindFieldsOf } from '../../mention-kinds'

type Row = Selectable<DB['campaigns']>
type Fields = BodyOf<typeof endpoints.updateCampaign>['campaign']

/** A campaign's terms. A release that knows none of them may have changed the kinds that it takes. */
export const termsOf = (row: KindColumns & { terms: Terms; enable_paid_collaborations: boolean }): Terms =>
  fittingTerms(row.terms, { ...kindFieldsOf(row), enablePaidCollaborations: row.enable_paid_collaborations })

/** Kinds that the campaign takes once the fields are saved. */
const kindsAfter = (fields: Fields, before: Row | undefined) => {
  const stored = before && kindFieldsOf(before)
  return {
    paymentType: fields.paymentType ?? stored?.paymentType ?? 'instagram',
    enablePosts: fields.enablePosts ?? stored?.enablePosts ?? true,
    enableStories: fields.enableStories ?? stored?.enableStories ?? false,
    requireUploadedContent: fields.requireUploadedContent ?? stored?.requireUploadedContent ?? false,
    enablePaidCollaborations: fields.enablePaidCollaborations ?? before?.enable_paid_collaborations ?? false,
  }
}

/**
 * The terms to store with the fields: those that were sent, or what there was, following the kinds. Where creators name the fee, the
 * campaign's own is the highest, whatever was sent.
 */
export const termsColumn = (
  fields: Fields,
  before: Row | undefined,
): { terms: string; paid_collaboration_price?: number } => {
  const kinds = kindsAfter(fields, before)
  const terms = fields.terms ?? (before ? fittingTerms(before.terms, kinds) : usualTerms(kinds))
  return {
    terms: JSON.stringify(terms),
    ...(terms.feeSpan && { paid_collaboration_price: Math.floor(terms.feeSpan.highest / 100) }),
  }
}

/** An exclusivity about a category that does not exist, at its field. */
export const unknownCategory = async (db: Db, { exclusivity }: Terms): Promise<FieldErrors> => {
  const found =
    exclusivity &&
    (await db.selectFrom('profile_categories').select('id').where('id', '=', exclusivity.categoryId).executeTakeFirst())
  return exclusivity && !found ? { 'terms.exclusivity.categoryId': ['not_found'] } : {}
}

/** A draft of nothing, or one whose answer cannot come before the end. */
const faultsOfDraft = ({ draft, pieces }: Terms, { startAt, endAt }: CampaignDates): FieldErrors => {
  if (!draft) return {}
  if (!isPublished(pieces)) return { 'terms.draft': ['kind_not_asked'] }
  return startAt && endAt && addDays(startAt, draft.answerDays) > endAt
    ? { 'terms.draft.answerDays': ['after_end'] }
    : {}
}

/** Fees to be named where nothing is paid, or between sums that are none. */
const faultsOfFees = ({ feeSpan }: Terms, isPaid: boolean): FieldErrors => {
  if (!feeSpan) return {}
  if (!isPaid) return { 'terms.feeSpan': ['kind_not_asked'] }
  return Object.fromEntries(
    Object.entries(faultsOfSpan(feeSpan)).map(([part, fault]) => [`terms.feeSpan.${part}`, [fault]]),
  )
}

/** What contradicts itself, or the campaign, in terms that were sent, by field. `dates` are those after the save. */
export const checkTerms = async (
  db: Db,
  fields: Fields,
  before: Row | undefined,
  { startAt, endAt }: CampaignDates,
): Promise<FieldErrors> => {
  if (!fields.terms) return {}
  const { answerDays } = fields.terms
  const faults = faultsOfPieces(fields.terms.pieces, kindsAfter(fields, before))
  return {
    ...Object.fromEntries(Object.entries(faults).map(([piece, fault]) => [`terms.pieces.${piece}`, [fault]])),
    // Not even what is published on the first day would be approved by silence before the end.
    ...(answerDays && startAt && endAt && addDays(startAt, answerDays) > endAt
      ? { 'terms.answerDays': ['after_end'] as const }
      : {}),
    ...faultsOfDraft(fields.terms, { startAt, endAt }),
    ...faultsOfFees(fields.terms, kindsAfter(fields, before).enablePaidCollaborations),
    ...(await unknownCategory(db, fields.terms)),
  }
}

type DealRow = Row & { brand_name: string; exclusive_category: ProfileCategory | null }

/**
 * What the words of a campaign's terms are made from, as it stands now. A participation has a fee and a last day of its own: an agreement
 * puts those in their place.
 */
export const dealOf = async (
  db: Db,
  { brandId, campaignId }: { brandId: string; campaignId: string },
): Promise<DealFacts> => {
  const {
    rows: [row],
  } = await sql<DealRow>`SELECT c.*, b.name AS brand_name,
      (SELECT jsonb_build_object('id', id, 'nameSv', name_sv, 'nameEn', name_en) FROM profile_categories
        WHERE id = (c.terms #>> '{exclusivity,categoryId}')::uuid) AS exclusive_category
    FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE c.brand_id = ${brandId} AND c.id = ${campaignId}`.execute(
    db,
  )
  if (!row) throw new AppError('campaign_not_found')
  return {
    title: row.name,
    brandName: row.brand_name,
    terms: termsOf(row),
    exclusiveCategory: row.exclusive_category,
    fee: row.enable_paid_collaborations ? row.paid_collaboration_price * 100 : 0,
    productValue: row.products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0),
    deliveryMethod: row.delivery_method,
    dueAt: row.due_at,
    postingDays,
    accounts: row.mentions,
  }
}
