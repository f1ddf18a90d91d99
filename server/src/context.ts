import type { EndpointKey } from '@samspel/api'
import type { BodyOf, endpoints, QueryOf } from '@samspel/api/contract'
import type { Caller } from './auth/caller'
import type { Config } from './config'
import type { Db } from './db/transact'
import type { LiveBus } from './live'

type Endpoints = typeof endpoints

/**
 * What a command or a query works with, beside its input: who asks, the time, and what the answer is read from. A handler passes its call,
 * which has all of it; a command that calls another passes its own, with `db: trx` inside a transaction.
 */
export interface Context<C extends Caller = Caller> {
  /** The pool; for an idempotent write the transaction that also keeps its answer. */
  db: Db
  caller: C
  now: Date
  live: LiveBus
  config: Config
}

/** What a list is asked for, as the contract has it. */
export type Query<K extends EndpointKey> = QueryOf<Endpoints[K]>
/** What is sent with a write, as the contract has it. */
export type Body<K extends EndpointKey> = BodyOf<Endpoints[K]>
