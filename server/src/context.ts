import type { EndpointKey } from '@samspel/api'
import type { BodyOf, endpoints, QueryOf } from '@samspel/api/contract'
import type { Caller } from './auth/caller'
import type { Config } from './config'
import type { Db } from './db/transact'
import type { LiveBus } from './live'

type Endpoints = typeof endpoints

/**
 * What a command or query runs with besides its input: the caller, the time, and the database. A handler passes its call, which includes
 * all of this. A command that calls another passes its own, with `db: trx` inside a transaction.
 */
export interface Context<C extends Caller = Caller> {
  /** The pool; for an idempotent write, the transaction that also stores the answer. */
  db: Db
  caller: C
  now: Date
  live: LiveBus
  config: Config
}

/** The query parameters of a call, as typed by the contract. */
export type Query<K extends EndpointKey> = QueryOf<Endpoints[K]>
/** The request body of a call, as typed by the contract. */
export type Body<K extends EndpointKey> = BodyOf<Endpoints[K]>
