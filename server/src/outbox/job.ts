import { inSpan } from '@samspel/observing'
import type { AppContext } from '../http/call'
import type { Job } from '../jobs/clock'
import { hasSandbox } from '../sandboxes'
import { type Mail, sandboxMailer } from './mails'
import { deliverInside, deliverOutside, type Delivery, type Outlets, type Sending } from './outbox'
import { mailSending, smtpTransport, type Transport } from './smtp'

/** Outbox deliveries of the modules besides mails, by kind. */
export type Deliveries = (context: AppContext) => Readonly<Record<string, Delivery>>

/** Calls of the modules to other servers besides mails, by kind. */
export type Sendings = (context: AppContext) => Readonly<Record<string, Sending>>
const nothing: Sendings = () => ({})

const transports = new Map<string, Transport>()
/** One pool of connections for each mail server. */
const transportTo = (smtpUrl: string): Transport => {
  const transport = transports.get(smtpUrl) ?? smtpTransport(smtpUrl)
  transports.set(smtpUrl, transport)
  return transport
}
/** Closes the connections to mail servers, which would hold the process open. */
export const closeTransports = (): void => {
  for (const transport of transports.values()) transport.close?.()
  transports.clear()
}

/** Each sending is a span: SMTP has no other. */
const traced =
  (kind: string, send: Sending): Sending =>
  (...given) =>
    inSpan({ name: `send ${kind}`, kind: 'client' }, async () => send(...given))

/**
 * Everything the outbox can deliver. Mails are sent by SMTP if configured, and otherwise stored in the sandbox. Where there is none they wait
 * in the outbox, which says why, until there is a mail server.
 */
export const outletsOf = (context: AppContext, ofModules: Deliveries, toOthers = nothing): Outlets => {
  const { smtpUrl } = context.config
  const inTransaction = ofModules(context)
  const outside = Object.fromEntries(
    Object.entries(toOthers(context)).map(([kind, send]) => [kind, traced(kind, send)]),
  )
  if (!smtpUrl)
    return {
      inTransaction: {
        ...inTransaction,
        mail: (trx, payload) => {
          if (!hasSandbox(context.config)) throw new Error('SMTP_URL is not set')
          return sandboxMailer(trx, payload as Mail, context.config)
        },
      },
      outside,
    }
  return { inTransaction, outside: { ...outside, mail: traced('mail', mailSending(context, transportTo(smtpUrl))) } }
}

/** Jobs that empty the outbox. Calls to other servers have a job of their own, so that a slow one does not delay the rest. */
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
