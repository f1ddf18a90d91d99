import { type RawBuilder, sql } from 'kysely'

/** The contract's `isOpenOffer` in SQL; a test checks that both agree. Refers to the campaign as `c`; `today` is YYYY-MM-DD. */
export const isOpenOffer = (today: string): RawBuilder<unknown> =>
  sql`(c.state = 'confirmed' AND coalesce(least(c.due_at, c.end_at) >= ${today}::date, true))`

/** SQL condition that campaign `c` may be shown to anyone, provided its brand's company is approved. */
export const isPublicOffer = (today: string): RawBuilder<unknown> => sql`(${isOpenOffer(today)} AND c.is_public)`
