import { type RawBuilder, sql } from 'kysely'
import type { Terms } from '@samspel/api'
import type { KindFields } from '@samspel/api/campaign-rules'
import { fittingTerms } from '@samspel/api/terms'
import type { Db } from './db/transact'
import { type KindColumns, kindFieldsOf } from './mention-kinds'

/** What the agreement says that holds; the campaign's own terms where nothing is agreed on yet. */
const agreedTerms = (owner: RawBuilder<unknown>, row: string, campaign: string): RawBuilder<Terms> =>
  sql<Terms>`coalesce((SELECT agreed.facts -> 'terms' FROM agreements agreed WHERE agreed.brand_id = ${sql.ref(`${row}.brand_id`)}
    AND agreed.${owner} = ${sql.ref(`${row}.id`)} AND agreed.superseded_at IS NULL), ${sql.ref(`${campaign}.terms`)})`

/** The terms of a participation, for an alias of participations and that of its campaign. */
export const termsOfParticipation = (participation: string, campaign: string): RawBuilder<Terms> =>
  agreedTerms(sql`participation_id`, participation, campaign)

/** The terms of a pass, for an alias of store_participations and that of its campaign. */
export const termsOfPass = (pass: string, campaign: string): RawBuilder<Terms> =>
  agreedTerms(sql`store_participation_id`, pass, campaign)

/** The last day to answer the open question about the version that holds; null while there is none. */
export const questionAbout = (owner: 'participation_id' | 'store_participation_id', row: string) =>
  sql<string | null>`(SELECT asked.answer_by FROM agreements agreed JOIN agreement_changes asked
    ON asked.brand_id = agreed.brand_id AND asked.agreement_id = agreed.id AND asked.state = 'open'
    WHERE agreed.brand_id = ${sql.ref(`${row}.brand_id`)} AND agreed.${sql.ref(owner)} = ${sql.ref(`${row}.id`)} AND agreed.superseded_at IS NULL)`

/**
 * Terms as they are read: where any piece is enough, the kinds are those of the campaign, which the release before changes without knowing of
 * terms.
 */
export const readTerms = (terms: Terms, campaign: KindFields): Terms =>
  terms.anyPiece ? fittingTerms(terms, campaign) : terms

export type TermsOwner =
  | { participationId: string; storeParticipationId?: undefined }
  | { storeParticipationId: string; participationId?: undefined }

const kindColumns = sql`c.payment_type, c.enable_posts, c.enable_stories, c.require_uploaded_content`

/** What holds for a participation, or for what a creator has at a store. */
export const termsThatHold = async (db: Db, owner: TermsOwner): Promise<Terms> => {
  const select =
    owner.participationId === undefined
      ? sql<
          KindColumns & { terms: Terms }
        >`SELECT ${termsOfPass('sp', 'c')} AS terms, ${kindColumns} FROM store_participations sp
        JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
        JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id WHERE sp.id = ${owner.storeParticipationId}`
      : sql<
          KindColumns & { terms: Terms }
        >`SELECT ${termsOfParticipation('p', 'c')} AS terms, ${kindColumns} FROM participations p
        JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id WHERE p.id = ${owner.participationId}`
  const [row] = (await select.execute(db)).rows
  if (!row) throw new Error('Terms were asked for of nothing')
  return readTerms(row.terms, kindFieldsOf(row))
}

const pieces = (terms: RawBuilder<Terms>, piece: keyof Terms['pieces']) =>
  sql`coalesce((${terms} #>> ${sql.lit(`{pieces,${piece}}`)})::int, 0)`

/** The contract's `missingForFee` in SQL, for an alias of participations or store_participations; a test checks that both agree. */
export const missingForFee = (terms: RawBuilder<Terms>, row: string): RawBuilder<number> => {
  const count = (name: string) => sql.ref(`${row}.${name}`)
  const left = (agreed: RawBuilder<unknown>, name: string) => sql`greatest(0, ${agreed} - ${count(name)})`
  const all = sql`${count('link_posts_count')} + ${count('content_posts_count')} + ${count('instagram_posts_count')} + ${count('instagram_stories_count')}`
  return sql<number>`CASE WHEN (${terms} ->> 'anyPiece')::boolean THEN CASE WHEN ${all} > 0 THEN 0 ELSE 1 END
    ELSE ${left(sql`${pieces(terms, 'post')} + ${pieces(terms, 'reel')}`, 'instagram_posts_count')}
      + ${left(pieces(terms, 'story'), 'instagram_stories_count')} + ${left(pieces(terms, 'link'), 'link_posts_count')}
      + ${left(pieces(terms, 'content'), 'content_posts_count')} END`
}

const fewerWaitThanMissing = (owner: string, row: string, missing: RawBuilder<number>) =>
  sql<boolean>`((SELECT count(*) FROM mentions waits WHERE waits.brand_id = ${sql.ref(`${row}.brand_id`)}
    AND waits.${sql.ref(owner)} = ${sql.ref(`${row}.id`)} AND waits.state = 'pending') < ${missing})`

/** Whether more is still to be handed in than was, for an alias of participations and that of its campaign. */
export const owesMore = (row: string, campaign: string): RawBuilder<boolean> =>
  fewerWaitThanMissing('participation_id', row, missingForFee(termsOfParticipation(row, campaign), row))

/** The same for an alias of store_participations; of what has ended after the pick-up nothing is owed. */
export const passOwesMore = (row: string, campaign: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.decision_kind`)} IS NULL
    AND ${fewerWaitThanMissing('store_participation_id', row, missingForFee(termsOfPass(row, campaign), row))})`
