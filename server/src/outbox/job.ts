import type { Job } from '../jobs/clock'
import type { AppContext } from '../http/call'
import { createMailer, type Mail } from './mails'
import { deliverDue, type Delivery } from './outbox'

const known = new WeakMap<AppContext, Record<string, Delivery>>()

const deliveriesOf = (context: AppContext): Record<string, Delivery> => {
  let deliveries = known.get(context)
  if (!deliveries) {
    const send = createMailer(context.config)
    deliveries = { mail: (trx, payload) => send(trx, payload as unknown as Mail) }
    known.set(context, deliveries)
  }
  return deliveries
}

/** Sends what the outbox holds. */
export const outboxJob: Job = { name: 'outbox', everyMs: 2_000, run: (context) => deliverDue(context.db, deliveriesOf(context)) }
