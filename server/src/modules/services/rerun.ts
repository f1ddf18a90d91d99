import type { FastifyBaseLogger } from 'fastify'
import type { WebhookRerun } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { scrub } from '../../scrub'
import { noteRerun, releaseWord, takeWord, type WebhookWord, wordsOf } from '../../services'
import { keepReported, type Reported } from '../mail-returns'
import { carryOverAgain } from '../payments'
import { keepEvents, type NetworkEvent } from '../social-events'
import { carryOutTold, type Told } from '../social-sign-in'
import { getReceivedWebhook } from './webhooks'

type Running = Context<UserCaller> & { log: FastifyBaseLogger }
type Outcome = Exclude<WebhookRerun['outcome'], 'failed'>

const wordsLength = 300

/** How each word is carried over once more. Each way changes nothing where what is told was carried over before. */
const ways: Record<WebhookWord['of'], (context: Running, told: never, receivedAt: Date) => Promise<Outcome>> = {
  payment: (context, told) => carryOverAgain(context, told, context.now),
  mail: async ({ db, now }, told: (Omit<Reported, 'at'> & { at: string })[]) => {
    const reported = told.map((one) => ({ ...one, at: new Date(one.at) }))
    // An address that was proven since then is not held again.
    return (await keepReported(db, reported, now)) < reported.length ? 'outdated' : 'done'
  },
  network: async ({ db, now }, { provider, events }: Pick<Told, 'provider'> & { events: NetworkEvent[] }) => {
    await keepEvents(db, provider, events, now)
    return 'done'
  },
  deauthorize: (context, told: Told, receivedAt) => carryOutTold(context, 'deauthorize', told, receivedAt),
  data_deletion: (context, told: Told, receivedAt) => carryOutTold(context, 'data_deletion', told, receivedAt),
}

/** Runs a call again that was genuine and that we failed at. */
export const rerunWebhook = async (context: Running, { id }: { id: string }) => {
  const { db, log, caller } = context
  const { of, told, receivedAt } = await takeWord(context, id)
  const run = async (): Promise<WebhookRerun> => {
    try {
      const outcome = await ways[of](context, told as never, receivedAt)
      await noteRerun(context, { id, by: caller.id })
      log.info({ webhook: id, of, by: caller.id, outcome }, 'a webhook was run again')
      return { outcome, message: null }
    } catch (error) {
      await releaseWord(db, id)
      log.warn({ err: error, webhook: id, of, by: caller.id }, 'a webhook was run again and failed')
      return { outcome: 'failed', message: scrub(wordsOf(error), wordsLength) }
    }
  }
  const rerun = await run()
  return { rerun, receivedWebhook: await getReceivedWebhook(db, id) }
}
