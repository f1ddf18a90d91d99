import type { Transport } from '../../src/outbox/smtp'

/** A mail as it would have been sent. */
export interface KeptMail {
  messageId: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  headers: Record<string, string>
  /** Files, with the beginning of what is in them. */
  files: { name: string; begins: string }[]
}

/** Stands in for the connection to a mail server: keeps what is sent, oldest first. */
export const keepMails = () => {
  const mails: KeptMail[] = []
  const transport: Transport = {
    sendMail: async ({ to, subject, text, html, headers, messageId, attachments = [] }) => {
      mails.push({
        messageId: String(messageId),
        recipient: (to as { address: string }).address,
        subject: String(subject),
        body_text: String(text),
        body_html: String(html),
        headers: headers as Record<string, string>,
        files: attachments.map(({ filename, content }) => ({
          name: String(filename),
          begins: (content as Buffer).subarray(0, 5).toString(),
        })),
      })
      // Several leave at once: their ids have the order in which they were queued.
      mails.sort((a, b) => (a.messageId < b.messageId ? -1 : 1))
    },
  }
  return { mails, transport }
}
