import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@samspel/api/contract'
import { positionOf, type Replicas, whyNotReplica } from '../db/replicas'
import type { Db } from '../db/transact'

/** Names how far the log was after the visitor's last write; a minute is longer than a replica in use is ever behind. */
const cookie = 'samspel_wrote'
const cookieSeconds = 60

const floorIn = (request: FastifyRequest): bigint => {
  const found = new RegExp(`(?:^|;\\s*)${cookie}=([0-9A-F/]{3,17})(?:;|$)`).exec(request.headers.cookie ?? '')
  return positionOf(found?.[1] ?? '') ?? 0n
}

const isRead = ({ method, kind }: Endpoint): boolean => (method === 'GET' || method === 'HEAD') && kind !== 'stream'

/** The answer of a replica; undefined where the primary has to be asked. */
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
 * Runs a call on a replica where it only reads and its reader has written nothing that the replica lacks; else on the primary. What a replica
 * cannot answer is asked of the primary. After a write the visitor is told how far the log is, and tells it with the next calls.
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
