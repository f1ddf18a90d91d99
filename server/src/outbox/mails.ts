import { createTransport } from 'nodemailer'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../config'
import type { Db } from '../db/transact'
import { enqueue } from './outbox'

/** `html` is made from the text where none is given. */
export interface Mail { to: string; subject: string; text: string; html?: string }

export const enqueueMail = (trx: Db, mail: Mail): Promise<void> => enqueue(trx, 'mail', { ...mail })

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Escapes text and makes links of the addresses in it. */
export const linksOf = (text: string): string => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

/** Plain text as HTML; addresses become links. */
export const htmlOf = (text: string): string =>
  linksOf(text).split('\n\n').map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`).join('')

/** Sends by SMTP where that is set, else leaves the mail in the sandbox. */
export const createMailer = ({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>) => {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined
  return async (trx: Db, { to, subject, text, html = htmlOf(text) }: Mail): Promise<void> => {
    if (transport) await transport.sendMail({ from: mailFrom, to, subject, text, html })
    else await trx.insertInto('sandbox_mails').values({ id: uuidv7(), recipient: to, subject, body_text: text, body_html: html }).execute()
  }
}
