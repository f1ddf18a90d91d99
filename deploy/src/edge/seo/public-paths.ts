import type { FastifyRequest } from 'fastify'
import { readOrigin } from '../origins'
import type { Language } from './head'

/** Public pages, which search engines and link previews read as well. */
export const isPublicPath = (path: string): boolean =>
  /^\/(?:p|b|page)(?:\/|$)/.test(path) || path === '/product-suggester-welcome'

/** The language of an address: `?lang=en`, else Swedish. */
export const languageOf = (url: string): Language => (/[?&]lang=en(?:[-_&#]|$)/i.test(url) ? 'en' : 'sv')

/** Where the visitor finds this site, by the request; undefined for an invalid host. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined =>
  readOrigin(`${protocol}://${host}`.toLowerCase())
