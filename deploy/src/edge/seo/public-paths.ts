import type { FastifyRequest } from 'fastify'
import { readOrigin } from '../origins'
import type { Language } from './head'

/** Whether a page is public and therefore also read by search engines and link previews. */
export const isPublicPath = (path: string): boolean =>
  /^\/(?:p|b|page)(?:\/|$)/.test(path) || path === '/product-suggester-welcome'

/** Language of a URL: `?lang=en`, otherwise Swedish. */
export const languageOf = (url: string): Language => (/[?&]lang=en(?:[-_&#]|$)/i.test(url) ? 'en' : 'sv')

/** Origin under which the visitor reaches this site, taken from the request; undefined for an invalid host. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined =>
  readOrigin(`${protocol}://${host}`.toLowerCase())
