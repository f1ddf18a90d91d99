import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'
import type { NetworkEvent } from './read'

/** Comments come in numbers: one reading is for all of these minutes. */
const commentsPauseMs = 2 * 60_000

/**
 * Keeps what is to be looked at, once for each post and kind: what is told again while it waits changes nothing but its figures. What is told
 * of an account that nobody has connected is left out. Returns how many wait.
 */
export const keepEvents = async (
  db: Db,
  provider: Provider,
  events: readonly NetworkEvent[],
  now: Date,
): Promise<number> => {
  const last = new Map(events.map((event) => [`${event.kind} ${event.accountId} ${event.externalId}`, event]))
  const rows = [...last.values()].map(({ kind, accountId, externalId, figures }) => ({
    id: uuidv7(),
    kind,
    account: accountId,
    post: externalId,
    figures,
    due: new Date(now.getTime() + (kind === 'comments' ? commentsPauseMs : 0)),
  }))
  if (rows.length === 0) return 0
  const { numAffectedRows = 0n } =
    await sql`INSERT INTO network_events AS n (id, provider, kind, instagramer_id, external_id, figures, received_at, due_at)
    SELECT e.id, ${provider}, e.kind, i.id, e.post, e.figures, ${now}, e.due
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (id uuid, kind text, account text, post text, figures jsonb, due timestamptz)
    JOIN instagramers i ON i.connected_ig_user_id = e.account AND i.deleted_at IS NULL
    ON CONFLICT (instagramer_id, kind, external_id) DO UPDATE SET figures = coalesce(excluded.figures, n.figures), received_at = excluded.received_at`.execute(
      db,
    )
  return Number(numAffectedRows)
}
