import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ServiceName } from '@samspel/api'
import { cut } from '../cut'
import { dayMs } from '../days'
import type { AppContext } from '../http/call'
import type { Job } from '../jobs/clock'
import { recordService } from './record'
import { dropSameWord, keptWord, type WebhookWord } from './webhook-words'

const kinds = new WeakMap<FastifyRequest, { kind: string; service?: ServiceName | undefined }>()
const words = new WeakMap<FastifyRequest, WebhookWord>()
const kindLength = 120
/** So long that silence is told from a service that never calls. */
const keptDays = 14
/** Anybody may call a webhook: refused calls are written down up to this many a minute, and the others are not. */
const refusedPerMinute = 60

/** Says what a service's call is about, once its signature was found to be good, and whose it is where several call the same address. */
export const nameWebhook = (request: FastifyRequest, kind: string, service?: ServiceName): void => {
  kinds.set(request, { kind: cut(kind, kindLength), service })
}

/** Says what a call of a service tells, once it was read: if we fail at it, that is kept and can be run again. */
export const keepWord = (request: FastifyRequest, word: WebhookWord): void => {
  words.set(request, word)
}

/** Keeps every call to the webhooks of a scope, with its answer; refused ones too: those are of `usual`, where nobody has said whose they are. */
export const followWebhooks = (
  scope: FastifyInstance,
  { db, now, config }: Pick<AppContext, 'db' | 'now' | 'config'>,
  usual: ServiceName | ((request: FastifyRequest) => ServiceName),
): void => {
  let minute = { start: 0, refused: 0 }
  const keeping = new Set<Promise<unknown>>()
  const mayKeep = (accepted: boolean, at: number): boolean => {
    if (accepted) return true
    if (at - minute.start >= 60_000) minute = { start: at, refused: 0 }
    minute.refused += 1
    return minute.refused <= refusedPerMinute
  }
  scope.addHook('onResponse', async (request, reply) => {
    const at = now()
    const { kind, service = typeof usual === 'string' ? usual : usual(request) } = kinds.get(request) ?? {}
    const accepted = kind !== undefined && reply.statusCode < 400
    if (accepted) recordService(service, true, 'webhook')
    if (!mayKeep(accepted, at.getTime())) return
    const id = uuidv7()
    const told = words.get(request)
    const waits = told && reply.statusCode >= 500 ? keptWord(config, id, told) : undefined
    const keep = async () => {
      await sql`INSERT INTO received_webhooks (id, at, service, kind, status, ms, accepted, word, word_hash)
        VALUES (${id}, ${at}, ${service}, ${kind ?? null}, ${reply.statusCode}, ${Math.round(reply.elapsedTime)}, ${accepted},
          ${waits?.word ?? null}, ${waits?.hash ?? null})`.execute(db)
      if (accepted && told) await dropSameWord(db, config, told)
    }
    const kept = keep()
      .catch((error: unknown) => request.log.warn({ err: error }, 'a webhook was not written down'))
      .finally(() => keeping.delete(kept))
    keeping.add(kept)
    await kept
  })
  // The answer leaves before its record is written: who stops waits for that.
  scope.addHook('onClose', async () => void (await Promise.all(keeping)))
}

export const webhookCleanUpJob: Job = {
  name: 'webhook-clean-up',
  everyMs: 3_600_000,
  run: ({ db, now }) =>
    sql`DELETE FROM received_webhooks WHERE at < ${new Date(now().getTime() - keptDays * dayMs)}`.execute(db),
}
