import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SANDBOX } from './names'

/** A name of this machine or an address. Any other name could be made to lead here by whoever owns it (DNS rebinding). */
const isOwnHost = (host: string | undefined): boolean => {
  const name = /^(\[[^\]]+\]|[^:]+)(?::\d{1,5})?$/.exec(host ?? '')?.[1]?.toLowerCase()
  return name === 'localhost' || isIP(name?.replace(/^\[|\]$/g, '') ?? '') !== 0
}

/** Whether a page of another origin makes the request. */
const isForeign = ({ headers, protocol }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `${protocol}://${headers.host}`
}

const isLink = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

/**
 * Refuses what other sites in the same browser ask for: this server sends requests to any address and signs in. A link may open the sandbox
 * with a state, but not choose the API that it talks to.
 */
export function refuseOthers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host)) return reply.code(403).send({ error: 'foreign_host' })
    if (!isForeign(request)) return undefined
    const url = new URL(request.url, 'http://sandbox')
    const isPage = url.pathname === `${SANDBOX}/` || !url.pathname.startsWith(SANDBOX)
    if (!isLink(request) || !isPage) return reply.code(403).send({ error: 'foreign_site' })
    if (!url.searchParams.has('api')) return undefined
    url.searchParams.delete('api')
    return reply.redirect(url.pathname + url.search)
  })
}
