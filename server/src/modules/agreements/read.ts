import type { Agreement, AgreementChange, AgreementVersion } from '@samspel/api'
import { missingForFee } from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { countersOf } from '../../mention-kinds'
import { agreementAbilities, type AgreementFacts, canSeeAgreement, goesOn } from './policies'
import {
  type ChangeRow,
  findVersion,
  findWork,
  listChanges,
  listVersions,
  type VersionRow,
  type WorkRow,
} from './repository'

const instant = (at: string | null) => at && new Date(at).toISOString()

const toVersion = (row: VersionRow): AgreementVersion => ({
  id: row.id,
  number: row.number,
  version: row.version,
  cause: row.cause,
  facts: row.facts,
  creatorName: row.creator_name,
  companyName: row.company_name,
  creatorAgreedAt: instant(row.creator_agreed_at),
  brandAgreedAt: instant(row.brand_agreed_at),
  reason: row.reason,
  hash: row.hash,
  madeAt: new Date(row.created_at).toISOString(),
  supersededAt: instant(row.superseded_at),
})

const toChange = (row: ChangeRow): AgreementChange => ({
  id: row.id,
  state: row.state,
  proposal: row.proposal,
  facts: row.facts,
  reason: row.reason,
  askedAt: new Date(row.created_at).toISOString(),
  answerBy: row.answer_by,
  answeredAt: instant(row.answered_at),
})

/** The question that waits for the creator; one whose last day is over waits only for the job that says so. */
export const openIn = (changes: readonly ChangeRow[], now: Date): ChangeRow | undefined =>
  changes.find(({ state, answer_by: last }) => state === 'open' && last >= dayOf(now))

export const factsOf = (
  work: WorkRow,
  current: VersionRow | undefined,
  open: ChangeRow | undefined,
): AgreementFacts => ({
  brandId: work.brand_id,
  instagramerId: work.instagramer_id,
  state: work.state,
  campaignState: work.campaign_state,
  feeReturned: work.fee_returned_at !== null,
  isDone: work.is_paid || (current !== undefined && missingForFee(current.facts.terms, countersOf(work)) === 0),
  hasQuestion: open !== undefined,
})

/** The work, if the caller may see what was agreed about it. */
export const seenWork = async (db: Db, id: string, caller: Caller): Promise<WorkRow> => {
  const work = await findWork(db, id)
  if (!work || !canSeeAgreement(caller, { brandId: work.brand_id, instagramerId: work.instagramer_id }))
    throw new AppError('not_found')
  return work
}

export const getAgreement = async (
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { id }: { id: string },
): Promise<Agreement> => {
  const work = await seenWork(db, id, caller)
  const versions = await listVersions(db, work)
  if (versions.length === 0) throw new AppError('not_found')
  const changes = await listChanges(db, work)
  const open = openIn(changes, now)
  return {
    id: work.id,
    campaignId: work.campaign_id,
    deliveryMethod: work.delivery_method,
    versions: versions.map(toVersion),
    openChange: open ? toChange(open) : null,
    pastChanges: changes.filter(({ state }) => state !== 'open').map(toChange),
    abilities: agreementAbilities(caller, factsOf(work, versions[0], open)),
  }
}

/** Whether there is something left to do of the work, so that either side could end it. */
export const isGoingOn = async (db: Db, work: WorkRow): Promise<boolean> =>
  goesOn(factsOf(work, await findVersion(db, work), undefined))
