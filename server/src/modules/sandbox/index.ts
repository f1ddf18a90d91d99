import { sql } from 'kysely'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { mailPage, mailStyles, type SandboxMail } from './mail-page'

const local = /^(?:localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Mails hold links that open accounts: their page exists only without a mail server, and only where the app itself is on this machine. */
const showsMails = ({ smtpUrl, appUrl }: { smtpUrl: string | undefined; appUrl: string }): boolean =>
  !smtpUrl && local.test(new URL(appUrl).hostname)

export const sandboxPages: ModulePlugin = (app, { db, config }) => {
  const refuse = async () => {
    if (!showsMails(config)) throw new AppError('not_found')
  }
  app.get('/sandbox/mail', { onRequest: refuse }, async (_request, reply) => {
    const { rows } = await sql<SandboxMail>`SELECT id, recipient, subject, body_text, created_at FROM sandbox_mails ORDER BY created_at DESC, id DESC LIMIT 50`.execute(db)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mailPage(rows))
  })
  app.get('/sandbox/mail.css', { onRequest: refuse }, async (_request, reply) => reply.type('text/css; charset=utf-8').send(mailStyles))
}
