import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config'
import { dayMs } from '../days'
import type { AppContext } from '../http/call'
import { isLoopback } from '../own-machine'
import { recorded } from '../services'
import { htmlOf, type Mail, type MailFile } from './mails'
import { type Sending, SendingFailed, type Tries } from './outbox'
import { readRefusal } from './refusal'
import { suppress, suppressionOf } from './suppressions'
import { unsubscribeHeaders } from './unsubscribe'

// A server that hangs must not block the outbox for minutes, as the default timeouts would.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** For how long an address is asked that does not take mail for the moment; RFC 5321 (4.5.4.1) asks for four or five days. */
const daysAsked = 5
/** So that a mail which waited for our own server is not given up at its first temporary refusal. */
const leastAttempts = 8

/** Hands one mail to a mail server. */
export interface Transport {
  sendMail(message: SendMailOptions): Promise<unknown>
  close?(): void
}

/**
 * Whether mails leave only over TLS: always, but to a server on this machine, or where the address itself says `?requireTLS=false`.
 */
export const requiresTls = (smtpUrl: string): boolean => {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  if (protocol === 'smtps:') return true
  return searchParams.has('requireTLS')
    ? searchParams.get('requireTLS') !== 'false'
    : !isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** Keeps connections open between mails; what `smtpUrl` itself says goes before. */
export const smtpTransport = (smtpUrl: string): Transport => {
  const url = new URL(smtpUrl)
  if (requiresTls(smtpUrl)) url.searchParams.set('requireTLS', 'true')
  if (!url.searchParams.has('pool')) url.searchParams.set('pool', 'true')
  return createTransport({ url: url.href, ...patience })
}

const markOf = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, id: string, address: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', sessionSecret, '', 'samspel message id', 32)))
    .update(`${id}.${address.toLowerCase()}`)
    .digest('hex')
    .slice(0, 24)

/**
 * The same for every try, so that a mail sent again after a lost answer is recognised as the same one. It holds a mark of the address, by
 * which a report of its return is believed: who did not get the mail cannot say that it came back.
 */
export const messageIdOf = (config: Pick<Config, 'sessionSecret' | 'appUrl'>, id: string, address: string): string =>
  `<${id}.${markOf(config, id, address)}@${new URL(config.appUrl).hostname}>`

/** Whether one of the message ids in this text is that of a mail of ours to the address. */
export const namesMailTo = (config: Pick<Config, 'sessionSecret'>, text: string, address: string): boolean =>
  [...text.matchAll(/<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{24})@/g)].some(([, id = '', mark = '']) =>
    timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(config, id, address))),
  )

type Context = Pick<AppContext, 'db' | 'log' | 'now'> & {
  config: Pick<Config, 'mailFrom' | 'appUrl' | 'sessionSecret'>
}

/** Ends what will not arrive, and remembers the address; all else is tried again. */
const goOn = async ({ db, log, now }: Context, { to }: Mail, { attempts, ageMs }: Tries, error: unknown) => {
  const { message } = error as Error
  const { whose, code } = readRefusal(error)
  if (whose === 'ours') throw error
  const isOver = attempts >= leastAttempts && ageMs > daysAsked * dayMs
  if (whose === 'later' && !isOver) throw new SendingFailed(message, { isTheirs: !code?.startsWith('5.') })
  const isOfAddress = whose === 'address' || (whose === 'later' && !code?.startsWith('5.'))
  if (isOfAddress)
    await suppress(db, { address: to, reason: whose === 'address' ? 'bounced' : 'unreachable', code, at: now() })
  else log.error({ code }, 'a mail was refused for what it is or where it comes from')
  throw new SendingFailed(message, { ends: true, isTheirs: isOfAddress })
}

/** What a server says of one mail or its address is no failure of the server. */
const isAboutOneMail = (error: unknown): boolean => readRefusal(error).whose !== 'ours'

/** Makes what is attached to a mail; undefined for what is gone by now, and the mail is sent without it. */
export type FileMaker = (file: MailFile) => Promise<{ filename: string; content: Buffer } | undefined>

/** Sends one mail, unless mails to its address come back and it is not essential. */
export const mailSending = (context: Context, transport: Transport, makeFile?: FileMaker): Sending => {
  const { db, config } = context
  return async (payload, id, tries) => {
    const mail = payload as Mail
    const { to, subject, text, html = htmlOf(text), unsubscribe, file, isEssential } = mail
    if (!isEssential && (await suppressionOf(db, to)))
      throw new SendingFailed('mail to this address comes back', { ends: true, isTheirs: true })
    const attached = file && (await makeFile?.(file))
    try {
      const message: SendMailOptions = {
        from: config.mailFrom,
        // Given as an object, so that no text in an address can turn it into several.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(attached && { attachments: [{ ...attached, contentType: 'application/pdf' }] }),
        messageId: messageIdOf(config, id, to),
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(config, unsubscribe) },
      }
      await recorded('mail', 'mail_sent', () => transport.sendMail(message), isAboutOneMail)
    } catch (error) {
      await goOn(context, mail, tries, error)
    }
  }
}
