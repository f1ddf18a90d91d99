import type { FastifyPluginAsync } from 'fastify'
import { localeOf } from '../locale'
import type { Practice, Service } from '../service'
import { practicePage } from './page'
import { pageStyles } from './styles'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page that steers the practice world. */
export const pageRoutes: FastifyPluginAsync<{ services: readonly Service[]; practice: Practice }> = async (
  app,
  { services, practice },
) => {
  app.get('/sandbox/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles))
  app.get('/sandbox', async (request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(practicePage({ services, practice, locale: localeOf(request) })),
  )
}
