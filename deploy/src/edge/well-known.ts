import type { FastifyInstance } from 'fastify'

/** Answers programs that ask for a site's standard places: password managers are led to where a password is changed; other names do not exist. */
export function registerWellKnown(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings/security'))
  app.get('/.well-known/*', (_request, reply) => reply.code(404).send({ error: 'not_found' }))
}
