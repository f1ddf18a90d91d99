import type { HistoryEntry, Storage } from '../storage/storage'
import type { Token } from './token'

/** Writes into the history that a token was made, changed or ended: whose, for which remotes and until when; never its secret or hash. */
export const recordToken = (
  storage: Storage,
  action: Extract<HistoryEntry['action'], 'token-made' | 'token-changed' | 'token-ended'>,
  { id, name, team, remotes, may, expiresAt, revokedAt }: Token,
  by: string,
): Promise<void> =>
  storage.appendHistory({
    at: revokedAt ?? new Date().toISOString(),
    by,
    action,
    name: 'token',
    about: { id, name, team, remotes, may, expiresAt },
  })
