import { sql } from 'kysely'
import type { Application, ErrorId } from '@samspel/api'
import { inBrands } from '../../../auth/brand-scope'
import type { UserCaller } from '../../../auth/caller'
import { brandsWith, mayFor } from '../../../auth/roles'
import type { Context } from '../../../context'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { type AnsweredKind, waitingApplications, writeRefusal } from '../../campaigns'

export type RefusalRow = Omit<NonNullable<Application['refusal']>, 'byName'> & { by: string; read: boolean }

interface Told {
  kind: AnsweredKind
  id: string
  creator_name: string
  campaign_name: string
  refused_answer: { act: 'approve' | 'reject'; reason: ErrorId; at: string }
}

const untold = async (db: Db, caller: UserCaller): Promise<Told[]> =>
  (
    await sql<Told>`SELECT * FROM (
      SELECT a.kind, a.id, i.name AS creator_name, c.name AS campaign_name, a.refused_answer
      FROM ${waitingApplications(brandsWith(caller, 'seeCampaigns'))} a JOIN instagramers i ON i.id = a.instagramer_id
      JOIN campaigns c ON c.brand_id = a.brand_id AND c.id = a.campaign_id
      UNION ALL SELECT 'review', c.id, b.name, c.name, c.refused_answer FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE ${inBrands(sql`c.brand_id`, brandsWith(caller, 'seeCampaigns'))} AND c.state = 'requested') told
    WHERE refused_answer ->> 'by' = ${caller.id} AND refused_answer ->> 'read' = 'false'
    ORDER BY refused_answer ->> 'at' DESC, id`.execute(db)
  ).rows

export const listRefusedAnswers = async ({ db, caller }: Context<UserCaller>) => ({
  refusedAnswers: (await untold(db, caller)).map((row) => ({
    id: row.id,
    of: row.kind === 'review' ? ('review' as const) : ('application' as const),
    creatorName: row.creator_name,
    campaignName: row.campaign_name,
    act: row.refused_answer.act,
    reason: row.refused_answer.reason,
    at: row.refused_answer.at,
    byName: null,
  })),
})

export const readRefusedAnswers = async ({ db, caller }: Context<UserCaller>): Promise<void> => {
  // A review is read where it is opened, and dismissed there.
  for (const { kind, id, refused_answer: refusal } of await untold(db, caller))
    if (kind !== 'review') await writeRefusal(db, { kind, id }, { ...refusal, read: true })
}

export const dismissRefusedAnswer = async (
  { db, caller }: Context<UserCaller>,
  { id }: { id: string },
): Promise<void> => {
  const {
    rows: [found],
  } = await sql<{
    kind: AnsweredKind
    brand_id: string
  }>`SELECT a.kind, a.brand_id FROM (SELECT 'campaign' AS kind, brand_id FROM participations WHERE id = ${id}
    UNION ALL SELECT 'store', brand_id FROM store_participations WHERE id = ${id}
    UNION ALL SELECT 'review', brand_id FROM campaigns WHERE id = ${id} AND refused_answer ->> 'by' = ${caller.id}) a
    WHERE ${inBrands(sql`a.brand_id`, brandsWith(caller, 'seeCampaigns'))}`.execute(db)
  if (!found) throw new AppError('not_found')
  if (!mayFor(caller, 'decideApplications', found.brand_id)) throw new AppError('forbidden')
  await writeRefusal(db, { kind: found.kind, id }, null)
}
