import { sql } from 'kysely'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { hasSandbox } from './available'
import { mailPage, mailStyles, type SandboxMail } from './mail-page'

export const sandboxPages: ModulePlugin = (app, { db, config }) => {
  const refuse = async () => {
    if (!hasSandbox(config)) throw new AppError('not_found')
  }
  app.get('/sandbox/mail', { onRequest: refuse }, async (_request, reply) => {
    const { rows } = await sql<SandboxMail>`SELECT id, recipient, subject, body_text, created_at FROM sandbox_mails ORDER BY created_at DESC, id DESC LIMIT 50`.execute(db)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mailPage(rows))
  })
  app.get('/sandbox/mail.css', { onRequest: refuse }, async (_request, reply) => reply.type('text/css; charset=utf-8').send(mailStyles))
}
