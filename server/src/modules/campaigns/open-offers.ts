import { type RawBuilder, sql } from 'kysely'

/** `isOpenOffer` of the contract as SQL; a test holds both to the same answers. Speaks of the campaign as `c`; `today` is YYYY-MM-DD. */
export const isOpenOffer = (today: string): RawBuilder<unknown> =>
  sql`(c.state = 'confirmed' AND coalesce(least(c.due_at, c.end_at) >= ${today}::date, true))`

/** The campaign `c` may be shown to anyone, if its brand's company has been approved. */
export const isPublicOffer = (today: string): RawBuilder<unknown> => sql`(${isOpenOffer(today)} AND c.is_public)`
