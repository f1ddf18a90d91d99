import type { FastifyInstance, FastifyReply } from 'fastify'
import { framePolicy, mailFrame, mailPage, mailStyles, pagePolicy } from './page'
import type { Mailboxes } from './store'

const perPage = 50
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 254) : undefined
const html = (reply: FastifyReply, policy: string) =>
  reply.header('cache-control', 'no-store').header('content-security-policy', policy).type('text/html; charset=utf-8')

/** What was sent: /sandbox/mail?to=&page=, and each mail's HTML for the page's frames. */
export const mailRoutes = (app: FastifyInstance, mailboxes: Mailboxes): void => {
  app.get<{ Querystring: { to?: unknown; page?: unknown } }>('/sandbox/mail', async ({ query }, reply) => {
    const to = textOf(query.to)
    const found = mailboxes
      .all()
      .filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase())
      .reverse()
    const pages = Math.max(1, Math.ceil(found.length / perPage))
    const page = Math.min(pages, Math.max(1, Math.floor(Number(textOf(query.page) ?? 1)) || 1))
    const mails = found.slice((page - 1) * perPage, page * perPage)
    return html(reply, pagePolicy).send(mailPage({ mails, page, pages, to }))
  })
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', async ({ params }, reply) => {
    const mail = mailboxes.all().find(({ id }) => id === params.id)
    if (!mail) return reply.code(404).send({ error: 'not_found' })
    return html(reply, framePolicy).send(mailFrame(mail.html))
  })
  app.get('/sandbox/mail.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(mailStyles))
}
