import { createTransport } from 'nodemailer'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../config'
import type { Db } from '../db/transact'
import { linkify } from '../html'
import { enqueue } from './outbox'
import { type Unsubscribe, unsubscribeHeaders } from './unsubscribe'

/** `html` is derived from the text when absent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** Account and topic, if the mail supports one-click unsubscribe. */
  unsubscribe?: Unsubscribe
}

export const enqueueMail = (trx: Db, mail: Mail): Promise<void> => enqueue(trx, 'mail', { ...mail })

/** Converts plain text to HTML; addresses become links. */
export const htmlOf = (text: string): string =>
  linkify(text)
    .split('\n\n')
    .map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`)
    .join('')

// A server that hangs must not block the outbox for minutes, as the default timeouts would.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Stores the mail in the sandbox, to be read at /sandbox/mail. */
export const sandboxMailer = async (
  trx: Db,
  { to, subject, text, html = htmlOf(text), unsubscribe }: Mail,
  config?: Pick<Config, 'sessionSecret' | 'appUrl'>,
): Promise<void> => {
  await trx
    .insertInto('sandbox_mails')
    .values({
      id: uuidv7(),
      recipient: to,
      subject,
      body_text: text,
      body_html: html,
      headers: JSON.stringify(config ? unsubscribeHeaders(config, unsubscribe) : {}),
    })
    .execute()
}

/** Sends by SMTP. The Message-ID is derived from `id`, so that a mail sent again after a lost answer is recognised as the same one. */
export const smtpMailer = ({
  smtpUrl,
  mailFrom,
  appUrl,
  sessionSecret,
}: Pick<Config, 'mailFrom' | 'appUrl' | 'sessionSecret'> & { smtpUrl: string }) => {
  const transport = createTransport({ url: smtpUrl, ...patience })
  return async ({ to, subject, text, html = htmlOf(text), unsubscribe }: Mail, id: string): Promise<void> => {
    await transport.sendMail({
      from: mailFrom,
      // Given as an object, so that no text in an address can turn it into several.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@${new URL(appUrl).hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...unsubscribeHeaders({ appUrl, sessionSecret }, unsubscribe),
      },
    })
  }
}
