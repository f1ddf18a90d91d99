import type { Db } from '../../db/transact'

/** The delivery problem that waits for an answer. */
export const openProblem = (trx: Db, brandId: string, participationId: string) =>
  trx
    .selectFrom('delivery_problems')
    .select(['id', 'answer_by'])
    .where('brand_id', '=', brandId)
    .where('participation_id', '=', participationId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()

export const closeProblem = async (
  trx: Db,
  {
    brandId,
    id,
    answer,
    by,
    now,
  }: { brandId: string; id: string; answer: string | null; by: string | null; now: Date },
): Promise<void> => {
  await trx
    .updateTable('delivery_problems')
    .set({ answer, resolved_at: now.toISOString(), resolved_by: by })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()
}
