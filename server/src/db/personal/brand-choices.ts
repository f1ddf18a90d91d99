import { type RawBuilder, sql } from 'kysely'
import { kept, type Plans } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`
const ofBrand = kept("the brand's own words")

/** What brands choose for themselves: whom they do not want, whom they mean to ask again, and what they mean to spend. */
export const brandChoices: Plans<'ask_agains' | 'blocked_creators' | 'budgets'> = {
  ask_agains: {
    creator: { of: creator, goes: 'all', untold: 'what a brand means to ask; the invitation tells it' },
    columns: { message: 'row' },
  },
  blocked_creators: {
    creator: { of: creator, goes: 'all', untold: 'what brands decided for themselves' },
    staff: { of: (id) => sql`blocked_by_id = ${id}`, told: ['created_at', 'brand_id', 'reason'] },
    columns: { reason: { creator: 'row', staff: ofBrand } },
  },
  budgets: { columns: { quarter: 'plain' } },
}
