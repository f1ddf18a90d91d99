import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointKey } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import { sameCaller, type SignedIn } from '../auth/caller'
import type { RememberedCallers } from '../auth/remembered-callers'
import { type SessionInquiry, sessionLookup, type SessionRow } from '../auth/sessions'
import { readChecked } from '../db/checked-reads'
import type { Db } from '../db/transact'
import { AppError } from '../errors'

/** Reads that ask another system or draw a token, which the database cannot hold back. */
const reachOut = new Set<EndpointKey>([
  'getCreatorInsights',
  'getPayment',
  'getPlatformStatus',
  'getTopUpOptions',
  'listFacebookAccounts',
  'listInstagramerPosts',
  'listMyInstagramPosts',
  'listPlatformEvents',
  'refreshToken',
  'validateToken',
])

/**
 * Whether a call may be tried with a remembered caller: its handler may run, fail and be discarded without anyone noticing. A handler of
 * such a call reads from `db`, changes nothing outside it, and has no cache by caller or by `db`; writes of its own to the database wait for
 * the session lookup. Calls that are counted, that visitors may make, and those that reach out are made in the ordinary way.
 */
export const mayBeTried = (key: EndpointKey, endpoint: Endpoint): boolean =>
  (endpoint.method === 'GET' || endpoint.method === 'HEAD') &&
  !endpoint.kind &&
  !endpoint.rateLimit &&
  !endpoint.skipAuth &&
  !endpoint.actors.includes('anonymous') &&
  !reachOut.has(key)

/** A request that runs as a caller whom this instance remembers, until the session lookup tells whether they are still who they were. */
export interface Unconfirmed {
  /** Takes the session lookup along with its first statement. */
  db: Db
  /** True when session and rights are as remembered. Rejects when the lookup fails. */
  isConfirmed(): Promise<boolean>
  /** The caller as the lookup found them. Throws the refusal when the session has ended or the call is not theirs to make. */
  trueCaller(): SignedIn
}

/** Starts an unconfirmed request; undefined where the database cannot take the lookup along. */
export const tryAs = (
  known: SignedIn,
  {
    db,
    inquiry,
    remembered,
    requireAdmitted,
  }: {
    db: Db
    inquiry: SessionInquiry
    remembered: RememberedCallers
    requireAdmitted: (caller: SignedIn) => void
  },
): Unconfirmed | undefined => {
  const { sql, parameters, read } = sessionLookup(inquiry)
  let found: SignedIn | undefined
  const checked = readChecked<SessionRow>(db, {
    sql,
    parameters,
    accepts: (rows) => {
      found = read(rows)
      if (found && sameCaller(known, found)) return true
      remembered.set(inquiry.claims.sid, found)
      return false
    },
  })
  return (
    checked && {
      db: checked.db,
      isConfirmed: checked.isAccepted,
      trueCaller: () => {
        if (!found) throw new AppError('session_ended')
        requireAdmitted(found)
        return found
      },
    }
  )
}

/** Ends the uncertainty about a request's caller: true when they are as remembered; otherwise the request has the true caller from now on. */
const confirm = async (request: FastifyRequest, unconfirmed: Unconfirmed): Promise<boolean> => {
  request.unconfirmed = undefined
  if (await unconfirmed.isConfirmed()) return true
  request.caller = { kind: 'anonymous' }
  request.caller = unconfirmed.trueCaller()
  return false
}

const settle = async <A>(work: Promise<A>): Promise<() => A> => {
  try {
    const result = await work
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/**
 * Runs a request's work and returns its result, or throws its error, if the caller is who they were thought to be. Otherwise result or error
 * and all headers of the reply set by the work are discarded, and the work runs again as the true caller.
 */
export const runConfirmed = async <A>(
  { request, reply, db }: { request: FastifyRequest; reply: FastifyReply; db: Db },
  work: (db: Db) => Promise<A>,
): Promise<A> => {
  const { unconfirmed } = request
  if (!unconfirmed) return work(db)
  const before = reply.getHeaders()
  const outcome = await settle(work(unconfirmed.db))
  if (await confirm(request, unconfirmed)) return outcome()
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  void reply.headers(before).code(200)
  return work(db)
}

/** What to answer a request that failed before its handler ran: a caller whose session has ended is told that first. */
export const confirmedError = async (request: FastifyRequest, error: unknown): Promise<unknown> => {
  const { unconfirmed } = request
  if (!unconfirmed) return error
  return confirm(request, unconfirmed).then(
    () => error,
    (refusal: unknown) => refusal,
  )
}
