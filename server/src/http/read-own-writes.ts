import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@samspel/api/contract'
import { positionOf, type Replicas, whyNotReplica } from '../db/replicas'
import type { Db } from '../db/transact'

/** Holds the log position of the visitor's last write. It lasts a minute, longer than any replica in use lags. */
const cookie = 'samspel_wrote'
const cookieSeconds = 60

const floorIn = (request: FastifyRequest): bigint => {
  const found = new RegExp(`(?:^|;\\s*)${cookie}=([0-9A-F/]{3,17})(?:;|$)`).exec(request.headers.cookie ?? '')
  return positionOf(found?.[1] ?? '') ?? 0n
}

const isRead = ({ method, kind }: Endpoint): boolean => (method === 'GET' || method === 'HEAD') && kind !== 'stream'

/** Runs a read on a replica; undefined when the primary has to answer it. */
const onReplica = async <A>(replicas: Replicas, replica: Db, run: (db: Db) => Promise<A>) => {
  try {
    return { answer: await run(replica) }
  } catch (error) {
    const why = whyNotReplica(error)
    if (!why) throw error
    if (why === 'away') replicas.failed(replica)
    return undefined
  }
}

/**
 * Runs a call on a replica if it only reads and the replica has all of the reader's own writes; otherwise on the primary, as when the
 * replica fails. After a write the answer sets a cookie with the log position, which the visitor's next calls send along.
 */
export const onReplicaOrPrimary = async <A>(
  replicas: Replicas,
  {
    primary,
    endpoint,
    request,
    reply,
  }: { primary: Db; endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply },
  run: (db: Db) => Promise<A>,
): Promise<A> => {
  if (isRead(endpoint)) {
    const replica = await replicas.forRead(floorIn(request))
    const answered = replica && (await onReplica(replicas, replica, run))
    replicas.reads[answered ? 'replica' : 'primary'] += 1
    return answered ? answered.answer : run(primary)
  }
  const answer = await run(primary)
  if (endpoint.kind !== 'stream') {
    const at = await replicas.position().catch(() => undefined)
    if (at) void reply.header('set-cookie', `${cookie}=${at}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax`)
  }
  return answer
}
