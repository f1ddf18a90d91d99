import type { Config } from './config'
import { connect, type SlowStatement } from './db/connect'
import { openReplicas, type Replicas } from './db/replicas'
import type { LiveBus } from './live'

/** An unavailable replica must not delay what the primary can answer. */
const replicaConnectMs = 1_000

const nameOf = (address: string): string => new URL(address).host

/** Opens the database and its replicas from the settings. */
export const openDatabases = (
  config: Config,
  onSlow: (statement: SlowStatement) => void,
  onStatement?: (statement: SlowStatement) => void,
) => {
  const settings = {
    statementTimeoutMs: config.statementTimeoutMs,
    prepared: config.preparedStatements,
    slowMs: config.slowStatementMs,
    onSlow,
    onStatement,
  }
  const { db, pool } = connect(config.databaseUrl, settings)
  const followers = config.replicaUrls.map((url) => connect(url, { ...settings, connectMs: replicaConnectMs }))
  const replicas =
    followers.length > 0
      ? openReplicas(
          db,
          followers.map((follower) => follower.db),
          { names: config.replicaUrls.map(nameOf) },
        )
      : undefined
  return {
    db,
    pool,
    replicas,
    close: async () => {
      await Promise.all([pool, ...followers.map((follower) => follower.pool)].map((each) => each.end()))
    },
  }
}

/** Whoever is told of a change reads again, and must see it. */
export const followFacts = (replicas: Replicas | undefined, live: LiveBus): void => {
  if (!replicas) return
  live.subscribe(() => replicas.heard())
  live.onAccessChanged(() => replicas.heard())
}
