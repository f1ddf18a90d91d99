import { sql } from 'kysely'
import { pageSizes, type SavedOffer } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { metaOf, pageOf } from '../../http/page'
import { townOf } from '../stores'
import { findSaved, type SavedRow, toGlimpse } from './repository'

const standingOf = ({ is_closed: isClosed, obstacle }: SavedRow): SavedOffer['standing'] => {
  if (isClosed) return 'closed'
  if (obstacle === 'applied') return 'applied'
  return obstacle === null ? 'open' : 'waiting'
}

/** The clock notes within a minute that an offer has closed; one that closed by its date did so on that day. */
const closedOnOf = ({ closed_at: closedAt, last_day: lastDay }: SavedRow, now: Date): string => {
  const noted = dayOf(closedAt ? new Date(closedAt) : now)
  return lastDay !== null && lastDay < noted ? lastDay : noted
}

export const toSavedOffer = (row: SavedRow, now: Date): SavedOffer => {
  const standing = standingOf(row)
  return {
    ...toGlimpse(row),
    standing,
    obstacle: row.obstacle,
    followers: { own: row.own, least: row.min_followers, most: row.max_followers },
    country: row.country,
    notifyWhenOpen: row.notify_when_open,
    closedOn: standing === 'closed' ? closedOnOf(row, now) : null,
    savedAt: row.created_at,
  }
}

/** What closes first on top; those without a last day after them, and those that have closed last, the latest first. */
const inOrder = (a: SavedOffer, b: SavedOffer): number => {
  if (a.closedOn !== null || b.closedOn !== null) {
    if (a.closedOn === null || b.closedOn === null) return a.closedOn === null ? -1 : 1
    return b.closedOn.localeCompare(a.closedOn) || a.id.localeCompare(b.id)
  }
  return (
    (a.lastDay ?? '9999').localeCompare(b.lastDay ?? '9999') ||
    b.savedAt.localeCompare(a.savedAt) ||
    a.id.localeCompare(b.id)
  )
}

export const listSavedOffers = async (
  { db, caller, now }: Context<CreatorCaller>,
  { filter = 'all', ...query }: Query<'listSavedOffers'>,
) => {
  const rows = await findSaved(db, caller.id, { today: dayOf(now), home: await townOf(db, caller) })
  const saved = rows.map((row) => toSavedOffer(row, now)).sort(inOrder)
  const of = (standing: SavedOffer['standing']) => saved.filter((offer) => offer.standing === standing)
  const [open, waiting] = [of('open'), of('waiting')]
  const shown = { all: saved, open, waiting }[filter]
  const page = pageOf(query, pageSizes.cards)
  return {
    savedOffers: shown.slice(page.offset, page.offset + page.limit),
    counts: { all: saved.length, open: open.length, waiting: waiting.length },
    meta: metaOf(page, shown.length),
  }
}

/** Enough for every bookmark on the screen. */
export const listSavedOfferIds = async ({ db, caller }: Context<CreatorCaller>) => {
  const { rows } = await sql<{
    id: string
    notifyWhenOpen: boolean
  }>`SELECT offer_id AS id, notify_when_open AS "notifyWhenOpen"
    FROM saved_offers WHERE instagramer_id = ${caller.id} ORDER BY created_at, offer_id`.execute(db)
  return { saved: rows }
}
