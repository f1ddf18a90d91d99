import type { AppContext } from '../http/call'
import type { Job } from '../jobs/clock'
import { type Mail, sandboxMailer, smtpMailer } from './mails'
import { deliverInside, deliverOutside, type Delivery, type Outlets, type Sending } from './outbox'

/** What the modules leave in the outbox beside mails, by kind. */
export type Deliveries = (context: AppContext) => Readonly<Record<string, Delivery>>

/** What the modules send to other servers beside mails, by kind. */
export type Sendings = (context: AppContext) => Readonly<Record<string, Sending>>
const nothing: Sendings = () => ({})

/** Everything that the outbox can hold: mails leave by SMTP where that is set, and stay in the sandbox otherwise. */
export const outletsOf = (context: AppContext, ofModules: Deliveries, toOthers = nothing): Outlets => {
  const { smtpUrl, mailFrom, appUrl, sessionSecret } = context.config
  const inTransaction = ofModules(context)
  if (!smtpUrl)
    return {
      inTransaction: {
        ...inTransaction,
        mail: (trx, payload) => sandboxMailer(trx, payload as unknown as Mail, context.config),
      },
      outside: toOthers(context),
    }
  const send = smtpMailer({ smtpUrl, mailFrom, appUrl, sessionSecret })
  return {
    inTransaction,
    outside: { ...toOthers(context), mail: (payload, id) => send(payload as unknown as Mail, id) },
  }
}

/** Empties the outbox. What leaves for another server has a job of its own: one that is slow holds up nothing here. */
export const createOutboxJobs = (ofModules: Deliveries, toOthers = nothing): readonly Job[] => {
  const known = new WeakMap<AppContext, Outlets>()
  const outletsIn = (context: AppContext): Outlets => {
    const outlets = known.get(context) ?? outletsOf(context, ofModules, toOthers)
    known.set(context, outlets)
    return outlets
  }
  return [
    { name: 'outbox', everyMs: 2_000, run: (context) => deliverInside(context.db, outletsIn(context)) },
    { name: 'mails', everyMs: 1_000, run: (context) => deliverOutside(context.db, outletsIn(context)) },
  ]
}
