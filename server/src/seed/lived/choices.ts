import { sql } from 'kysely'
import type { Acting } from './people'

/** What a brand of the demo's company means to spend in a quarter, öre, by its slug. */
const budgets: Readonly<Record<string, number>> = {
  bjorkbrygg: 60_000_00,
  fjallglim: 80_000_00,
  havsro: 120_000_00,
}

/** What brands of the demo's company have chosen for themselves: budgets of this quarter and the next, and whom they work with no more. */
export const chooseForBrands = async ({ db, clock, sara }: Acting): Promise<void> => {
  for (const [slug, amount] of Object.entries(budgets))
    await sql`INSERT INTO budgets (brand_id, quarter, amount, set_by, updated_at)
      SELECT b.id, (date_trunc('quarter', ${clock.day(0)}::date) + make_interval(months => 3 * later))::date, ${amount}, ${sara.id}, ${clock.hoursAgo(24 * 50)}
      FROM brands b, generate_series(0, 1) later WHERE b.slug = ${slug}`.execute(db)
  await sql`INSERT INTO blocked_creators (brand_id, instagramer_id, reason, blocked_by_id, created_at)
    SELECT p.brand_id, p.instagramer_id, 'Hörde aldrig av sig efter att paketet kommit', ${sara.id}, ${clock.hoursAgo(24 * 9)}
    FROM participations p JOIN brands b ON b.id = p.brand_id AND b.slug = 'havsro' JOIN instagramers i ON i.id = p.instagramer_id
    WHERE p.state = 'rejected' AND i.email NOT LIKE 'creator@%' AND i.deleted_at IS NULL AND NOT EXISTS (SELECT FROM participations o
      WHERE o.brand_id = p.brand_id AND o.instagramer_id = p.instagramer_id AND o.state <> 'rejected')
    ORDER BY p.created_at, p.id LIMIT 1`.execute(db)
}
