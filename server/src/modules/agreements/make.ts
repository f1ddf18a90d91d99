import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AgreementCause, DealFacts } from '@samspel/api'
import { agreedTerms } from '@samspel/api/terms'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { enqueue } from '../../outbox/outbox'
import { dealOf } from '../campaigns'
import { fingerprintOf } from './fingerprint'
import { findVersion, lockWork, type VersionRow, type WorkRow } from './repository'

interface Said {
  facts: DealFacts
  cause: AgreementCause
  creatorAgreedAt: string | null
  brandAgreedAt: string | null
  brandAgreedBy: string | null
  reason?: string
  now: Date
}

const insert = async (
  trx: Db,
  work: WorkRow,
  { number, version }: Pick<VersionRow, 'number' | 'version'>,
  { facts, cause, creatorAgreedAt, brandAgreedAt, brandAgreedBy, reason = '', now }: Said,
): Promise<VersionRow> =>
  trx
    .insertInto('agreements')
    .values({
      brand_id: work.brand_id,
      id: uuidv7(),
      campaign_id: work.campaign_id,
      instagramer_id: work.instagramer_id,
      participation_id: work.participation_id,
      store_participation_id: work.store_participation_id,
      number,
      version,
      cause,
      facts: JSON.stringify(facts),
      creator_name: work.creator_name,
      company_name: work.company_name,
      creator_agreed_at: creatorAgreedAt,
      brand_agreed_at: brandAgreedAt,
      brand_agreed_by: brandAgreedBy,
      reason,
      hash: fingerprintOf({ number, version, facts, creatorAgreedAt, brandAgreedAt }),
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const supersede = (trx: Db, { brand_id: brandId, id }: VersionRow, now: Date) =>
  trx
    .updateTable('agreements')
    .set({ superseded_at: now.toISOString() })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()

/** Questions about an agreement that has ended are not asked any more. */
const lapseOpen = (trx: Db, { brand_id: brandId, id }: VersionRow, now: Date) =>
  trx
    .updateTable('agreement_changes')
    .set({ state: 'lapsed', answered_at: now.toISOString() })
    .where('brand_id', '=', brandId)
    .where('agreement_id', '=', id)
    .where('state', '=', 'open')
    .execute()

/** The next version of an agreement, which holds from now on. */
export const makeVersion = async (trx: Db, work: WorkRow, current: VersionRow, said: Said): Promise<VersionRow> => {
  await supersede(trx, current, said.now)
  return insert(trx, work, { number: current.number, version: current.version + 1 }, said)
}

const nextNumber = async (trx: Db, now: Date): Promise<string> => {
  const { rows } = await sql<{ next: number }>`SELECT nextval('agreement_numbers')::int AS next`.execute(trx)
  return `${dayOf(now).slice(0, 4)}-${rows[0]!.next}`
}

/** Keeps the agreed day with the participation, so that no change of the campaign moves it. Passes keep theirs by themselves. */
const keepDay = async (trx: Db, { brand_id: brandId, participation_id: id }: WorkRow, day: string | null) => {
  if (id === null || day === null) return
  await trx
    .updateTable('participations')
    .set({ due_at: day })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()
}

const later = (a: string | null, b: string | null): string | null => (a !== null && (b === null || a > b) ? a : b)

interface Agreeing {
  /** Who said yes for the brand; null where nobody was asked. */
  by?: string | null
  /** When each said yes, where that was not by applying and approving. */
  agreedAt?: { creator?: string; brand?: string }
  now: Date
}

/**
 * Writes down what both have said yes to, in the transaction of the brand's yes and after the fee was put on hold. What was agreed before
 * the work had ended is kept under its own number.
 */
export const makeAgreement = async (
  trx: Db,
  id: string,
  { by = null, agreedAt = {}, now }: Agreeing,
): Promise<VersionRow> => {
  const work = await lockWork(trx, id)
  if (!work) throw new Error('An agreement is made about work that does not exist')
  const deal = await dealOf(trx, { brandId: work.brand_id, campaignId: work.campaign_id })
  const facts = { ...deal, terms: agreedTerms(deal.terms), fee: work.fee_amount, dueAt: later(work.due_at, deal.dueAt) }
  const before = await findVersion(trx, work)
  if (before) {
    await supersede(trx, before, now)
    await lapseOpen(trx, before, now)
  }
  await keepDay(trx, work, facts.dueAt)
  const version = await insert(
    trx,
    work,
    { number: await nextNumber(trx, now), version: 1 },
    {
      facts,
      cause: 'approved',
      creatorAgreedAt: agreedAt.creator ?? work.proposed_at ?? work.created_at,
      brandAgreedAt: agreedAt.brand ?? now.toISOString(),
      brandAgreedBy: by,
      now,
    },
  )
  if (by !== null) await enqueue(trx, 'agreement_made', { brandId: version.brand_id, id: version.id })
  return version
}

/** The same for work that was agreed on before agreements were written down: it is as if that had been done then. */
export const makeAfterwards = async (trx: Db, work: WorkRow, now: Date): Promise<void> => {
  const deal = await dealOf(trx, { brandId: work.brand_id, campaignId: work.campaign_id })
  const facts = { ...deal, terms: agreedTerms(deal.terms), fee: work.fee_amount, dueAt: work.due_at ?? deal.dueAt }
  await keepDay(trx, work, facts.dueAt)
  await insert(
    trx,
    work,
    { number: await nextNumber(trx, now), version: 1 },
    {
      facts,
      cause: 'before',
      creatorAgreedAt: work.created_at,
      brandAgreedAt: work.decided_at,
      brandAgreedBy: null,
      now,
    },
  )
}

/**
 * The platform has moved the last day of a participation, since its parcel was late: what holds says so in a new version. A question that
 * asks for a day no later than that is answered by it.
 */
export const moveAgreedDay = async (trx: Db, participationId: string, now: Date): Promise<void> => {
  const work = await lockWork(trx, participationId)
  const current = work && (await findVersion(trx, work))
  if (!current || work.due_at === null || work.due_at === current.facts.dueAt) return
  const day = work.due_at
  const version = await makeVersion(trx, work, current, {
    facts: { ...current.facts, dueAt: day },
    cause: 'parcel',
    creatorAgreedAt: null,
    brandAgreedAt: null,
    brandAgreedBy: null,
    now,
  })
  await enqueue(trx, 'agreement_moved', { brandId: version.brand_id, id: version.id })
  const open = await trx
    .selectFrom('agreement_changes')
    .selectAll()
    .where('brand_id', '=', work.brand_id)
    .where('agreement_id', '=', current.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (!open) return
  const { dueAt } = open.proposal
  if (dueAt !== undefined && dueAt <= day) return void (await lapseOpen(trx, current, now))
  await trx
    .updateTable('agreement_changes')
    .set({ agreement_id: version.id, facts: JSON.stringify({ ...open.facts, dueAt: dueAt ?? day }) })
    .where('brand_id', '=', open.brand_id)
    .where('id', '=', open.id)
    .execute()
}
