import type { Locale } from '@samspel/api'
import type { Db } from '../db/transact'
import { linkify } from '../html'
import { enqueue } from './outbox'
import type { Unsubscribe } from './unsubscribe'

/** What is attached to a mail. It is made when the mail is sent, so that no file waits in the outbox. */
export interface MailFile {
  /** A version of an agreement as PDF. */
  agreement?: { brandId: string; id: string; locale: Locale }
  /** An invoice or a credit as PDF. */
  invoice?: { id: string; locale: Locale }
  /** An invoice in a creator's name, or the credit of one, as PDF. */
  selfBilled?: { id: string; locale: Locale }
}

/** `html` is derived from the text when absent. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** Account and topic, if the mail supports one-click unsubscribe. */
  unsubscribe?: Unsubscribe
  file?: MailFile
  /** Sent although mails to the address come back: links that prove the address, and alerts of an account's safety. */
  isEssential?: boolean
}

export const enqueueMail = (trx: Db, mail: Mail): Promise<void> => enqueue(trx, 'mail', { ...mail })
export const enqueueEssentialMail = (trx: Db, mail: Mail): Promise<void> =>
  enqueueMail(trx, { ...mail, isEssential: true })

/** Converts plain text to HTML; addresses become links. */
export const htmlOf = (text: string): string =>
  linkify(text)
    .split('\n\n')
    .map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`)
    .join('')
