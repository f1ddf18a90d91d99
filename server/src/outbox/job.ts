import type { AppContext } from '../http/call'
import type { Job } from '../jobs/clock'
import { createMailer, type Mail } from './mails'
import { deliverDue, type Delivery } from './outbox'

/** What the modules leave in the outbox beside mails, by kind. */
export type Deliveries = (context: AppContext) => Readonly<Record<string, Delivery>>

/** Everything that the outbox can hold; the connection to the mail server is opened when there is something to send. */
export const deliveriesOf = (context: AppContext, ofModules: Deliveries): Readonly<Record<string, Delivery>> => {
  const send = createMailer(context.config)
  return { mail: (trx, payload, id) => send(trx, payload as unknown as Mail, id), ...ofModules(context) }
}

/** Sends what the outbox holds. */
export const createOutboxJob = (ofModules: Deliveries): Job => {
  const known = new WeakMap<AppContext, Readonly<Record<string, Delivery>>>()
  return {
    name: 'outbox',
    everyMs: 2_000,
    run: (context) => {
      const deliveries = known.get(context) ?? deliveriesOf(context, ofModules)
      known.set(context, deliveries)
      return deliverDue(context.db, deliveries)
    },
  }
}
