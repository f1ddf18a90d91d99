import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { Clock } from '../clock'
import type { PayoutRequest } from '../world/context'
import { monthlyFee, planStartedOn } from '../world/money'
import { adjustmentMoments } from './adjustments'
import { askForApprovals } from './asked'
import { batchMoments } from './batches'
import { chooseForBrands } from './choices'
import { connectSystems } from './connected'
import { insideOf } from './inside'
import { invoiceMoments } from './invoices'
import type { Moment } from './moment'
import { nightMoments } from './nights'
import { type PaidByCard, paymentMoments } from './payments'
import { actingIn } from './people'
import { giveRoles } from './roles'
import { billInNames } from './self-billing'
import { sellInShops } from './shop-results'
import { signIn } from './sign-ins'

export interface LivedMoney {
  client: ClientBase
  clock: Clock
  config: Config
  payoutRequests: readonly PayoutRequest[]
}

/** Every company of the demo has the small plan, whose fees of a year are in the books. */
const beginPlans = (db: Db, clock: Clock) =>
  sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
    SELECT DISTINCT ON (stripe_session_id) id, stripe_session_id, 'small', ${monthlyFee}::bigint, ${planStartedOn(clock)}::date, ${new Date(clock.now)}::timestamptz
    FROM companies WHERE stripe_session_id IS NOT NULL ORDER BY stripe_session_id, length(name)`.execute(db)

/** Money of the last three weeks, moved by the commands themselves in the order of the days: what screens show is what these have left. */
export const liveMoney = ({ client, clock, config, payoutRequests }: LivedMoney): Promise<PaidByCard[]> =>
  insideOf(client, async (db) => {
    // Commands write the sides of a transaction one after another.
    await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
    await signIn(db, clock)
    const acting = await actingIn(db, clock, config)
    await beginPlans(db, clock)
    const paidByCard: PaidByCard[] = []
    const moments: Moment[] = [
      ...(await batchMoments(acting, payoutRequests)),
      ...(await paymentMoments(acting, paidByCard)),
      ...(await adjustmentMoments(acting)),
      ...(await invoiceMoments(acting)),
      ...nightMoments(acting, paidByCard),
    ]
    for (const { run } of moments.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))) await run()
    await giveRoles(db, clock)
    await askForApprovals(acting)
    await sellInShops(db, clock)
    await connectSystems(acting)
    await chooseForBrands(acting)
    await billInNames(acting, clock)
    // Nobody gets mails of what the demo says has happened.
    await sql`DELETE FROM outbox`.execute(db)
    return paidByCard
  })
