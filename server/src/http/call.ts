import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, EndpointKey, Role } from '@samspel/api'
import type { AnswerOf, endpoints, ParamsOf } from '@samspel/api/contract'
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

/** What every part of the server works with. */
export interface AppContext {
  db: Db
  config: Config
  live: LiveBus
  log: FastifyBaseLogger
  /** Where reads are answered while they can be; absent: the database alone. */
  replicas?: Replicas | undefined
  /** The clock, replaced in tests. */
  now: () => Date
}

/** One request, validated: what a handler gets. Commands and queries take its context and their input, never the request. */
export interface Call<K extends EndpointKey = EndpointKey>
  /* Its caller is of the kinds that the contract lets through. */
  extends Context<CallerOf<Endpoints[K]['actors'][number]>> {
  params: ParamsOf<Endpoints[K]>
  query: Query<K>
  body: Body<K>
  log: FastifyBaseLogger
  idempotencyKey: string | undefined
  /** The caller's browser and system in words, such as `Chrome, Android`; null when it did not say. */
  browser: string | null
  /** Sends a session's token in the answer's Authorization header. */
  setSession: (session: SessionFacts) => void
  /** The picture of an upload; 422 at `file` when there is none or it is too large. */
  readFile: () => Promise<Buffer>
  /** Streams only. */
  http: { request: FastifyRequest; reply: FastifyReply }
}

/** One handler for each endpoint of the contract: a missing one does not compile. */
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
