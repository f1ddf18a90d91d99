import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, EndpointKey, Role } from '@samspel/api'
import type { AnswerOf, endpoints, ParamsOf } from '@samspel/api/contract'
import type { ErrorReporter } from '@samspel/observing'
import type { AnonymousCaller, CreatorCaller, UserCaller } from '../auth/caller'
import type { SessionFacts } from '../auth/sessions'
import type { Config } from '../config'
import type { Body, Context, Query } from '../context'
import type { Replicas } from '../db/replicas'
import type { Db } from '../db/transact'
import type { LiveBus } from '../live'

type Endpoints = typeof endpoints

type CallerOf<A extends Actor> =
  | (A extends 'anonymous' ? AnonymousCaller : never)
  | (A extends Role ? UserCaller : never)
  | (A extends 'creator' ? CreatorCaller : never)

/** What every part of the server has at hand. */
export interface AppContext {
  db: Db
  config: Config
  live: LiveBus
  log: FastifyBaseLogger
  /** Replicas that answer reads where possible; when absent, the primary answers all of them. */
  replicas?: Replicas | undefined
  /** Receives errors of browsers and our own; when absent, they are only logged. */
  reporter?: ErrorReporter | undefined
  /** The clock; replaced in tests. */
  now: () => Date
}

/** One validated request, as passed to its handler. Commands and queries receive its context and input, never the request itself. */
export interface Call<K extends EndpointKey = EndpointKey>
  /* Its caller is one of the kinds the contract admits. */
  extends Context<CallerOf<Endpoints[K]['actors'][number]>> {
  params: ParamsOf<Endpoints[K]>
  query: Query<K>
  body: Body<K>
  log: FastifyBaseLogger
  idempotencyKey: string | undefined
  /** Display name of the caller's browser and system, such as `Chrome, Android`; null when unknown. */
  browser: string | null
  /** Sets the session's token in the answer's Authorization header. */
  setSession: (session: SessionFacts) => void
  /** Reads an uploaded picture; 422 at `file` when it is missing or too large. */
  readFile: () => Promise<Buffer>
  /** For streams and uploads only. */
  http: { request: FastifyRequest; reply: FastifyReply }
}

/**
 * One handler per endpoint of the contract; a missing one is a type error. That of a GET may run twice for one request, of which the first
 * run is discarded (decision 173): it reads from `db`, and changes nothing elsewhere unless `reachOut` names it.
 */
export type Handlers = {
  [K in EndpointKey]: (
    call: Call<K>,
  ) => Promise<
    Endpoints[K] extends { kind: 'stream' }
      ? void
      : AnswerOf<Endpoints[K]> extends infer A
        ? A extends undefined
          ? void
          : A
        : never
  >
}
