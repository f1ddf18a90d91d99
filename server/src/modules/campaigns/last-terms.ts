import { sql } from 'kysely'
import type { Terms } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { AppError } from '../../errors'

/** What campaigns from before terms were kept have: nothing that anybody has chosen. */
const unchosen = JSON.stringify({
  anyPiece: true,
  changeRounds: null,
  rights: null,
  exclusivity: null,
  answerDays: null,
  cancelShare: 'none',
} satisfies Omit<Terms, 'pieces'>)

/** The terms that the brand's newest campaign with chosen ones has. */
export const getLastTerms = async (
  { db, caller }: Context<UserCaller>,
  { brandId }: { brandId: string },
): Promise<{ lastTerms: Terms | null }> => {
  if (!mayFor(caller, 'seeCampaigns', brandId)) throw new AppError('not_found')
  const row = await db
    .selectFrom('campaigns')
    .select('terms')
    .where('brand_id', '=', brandId)
    .where(sql<boolean>`NOT terms @> ${unchosen}::jsonb`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { lastTerms: row?.terms ?? null }
}
