import { inSpan } from '@samspel/observing'
import type { AppContext } from '../http/call'
import type { Job } from '../jobs/clock'
import { deliverInside, deliverOutside, type Delivery, type Outlets, type Sending } from './outbox'
import { type FileMaker, mailSending, smtpTransport, type Transport } from './smtp'

/** Outbox deliveries of the modules besides mails, by kind. */
export type Deliveries = (context: AppContext) => Readonly<Record<string, Delivery>>

/** Calls of the modules to other servers besides mails, by kind. */
export type Sendings = (context: AppContext) => Readonly<Record<string, Sending>>
const nothing: Sendings = () => ({})

/** How the modules make what is attached to mails. */
export type MailFiles = (context: AppContext) => FileMaker
const noFiles: MailFiles = () => () => Promise.resolve(undefined)

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

const noServer: Sending = () => Promise.reject(new Error('SMTP_URL is not set'))

/**
 * Everything the outbox can deliver. Without a mail server mails wait in the outbox, which says why.
 * @param mails where mails are handed over; by default the mail server of the settings
 */
export const outletsOf = (
  context: AppContext,
  ofModules: Deliveries,
  toOthers = nothing,
  mails = context.config.smtpUrl ? transportTo(context.config.smtpUrl) : undefined,
  files = noFiles,
): Outlets => ({
  inTransaction: ofModules(context),
  outside: Object.fromEntries(
    Object.entries({ ...toOthers(context), mail: mails ? mailSending(context, mails, files(context)) : noServer }).map(
      ([kind, send]) => [kind, traced(kind, send)],
    ),
  ),
})

/** Jobs that empty the outbox. Calls to other servers have a job of their own, so that a slow one does not delay the rest. */
export const createOutboxJobs = (ofModules: Deliveries, toOthers = nothing, files = noFiles): readonly Job[] => {
  const known = new WeakMap<AppContext, Outlets>()
  const outletsIn = (context: AppContext): Outlets => {
    const outlets = known.get(context) ?? outletsOf(context, ofModules, toOthers, undefined, files)
    known.set(context, outlets)
    return outlets
  }
  return [
    { name: 'outbox', everyMs: 2_000, run: (context) => deliverInside(context.db, outletsIn(context)) },
    { name: 'mails', everyMs: 1_000, run: (context) => deliverOutside(context.db, outletsIn(context)) },
  ]
}
