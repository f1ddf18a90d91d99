import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { sandboxOnly } from './available'
import { framePolicy, mailFrame, mailPage, mailStyles, pagePolicy, type SandboxMail } from './mail-page'

export { hasSandbox } from '../../sandboxes'
export { sandboxOnly } from './available'

const perPage = 50
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !value.includes('\u0000') ? value.slice(0, 254) : undefined
const html = (reply: FastifyReply, policy: string) =>
  reply.header('cache-control', 'no-store').header('content-security-policy', policy).type('text/html; charset=utf-8')

/** Mails that were not sent because no mail server is configured: /sandbox/mail?to=&page=, and each mail's HTML for the page's frames. */
export const sandboxPages: ModulePlugin = (app, { db, config }) => {
  const onRequest = sandboxOnly(config)
  app.get<{ Querystring: { to?: unknown; page?: unknown } }>(
    '/sandbox/mail',
    { onRequest },
    async ({ query }, reply) => {
      const to = textOf(query.to)
      const where = to ? sql`lower(recipient) = lower(${to})` : sql`true`
      const {
        rows: [count],
      } = await sql<{ total: number }>`SELECT count(*) AS total FROM sandbox_mails WHERE ${where}`.execute(db)
      const pages = Math.max(1, Math.ceil((count?.total ?? 0) / perPage))
      const page = Math.min(pages, Math.max(1, Math.floor(Number(textOf(query.page) ?? 1)) || 1))
      const { rows } =
        await sql<SandboxMail>`SELECT id, recipient, subject, body_text, created_at FROM sandbox_mails WHERE ${where}
      ORDER BY created_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`.execute(db)
      return html(reply, pagePolicy).send(mailPage({ mails: rows, page, pages, to }))
    },
  )
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', { onRequest }, async ({ params }, reply) => {
    const {
      rows: [mail],
    } = uuid.test(params.id)
      ? await sql<{ body_html: string }>`SELECT body_html FROM sandbox_mails WHERE id = ${params.id}`.execute(db)
      : { rows: [] }
    if (!mail) throw new AppError('not_found')
    return html(reply, framePolicy).send(mailFrame(mail.body_html))
  })
  app.get('/sandbox/mail.css', { onRequest }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailStyles),
  )
}
