import type { FastifyRequest } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { readCookie } from './cookies'

/** Where the shell keeps the visitor's choice for the edge. */
export const LANGUAGE_COOKIE = 'samspel-language'

const DEFAULT = 'sv'

/** What every definition says. */
const DEFINED = [DEFAULT, 'en']

/** What the browser accepts, best first. */
const accepted = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)

/**
 * The language whose files a visitor gets: that of the address, else the chosen one, else the first that the browser accepts and the shell has. The
 * same order as in the page, so that it finds the texts that it wants.
 */
export function visitorLanguage(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  { shell }: Pick<Registry, 'shell'>,
): string {
  const available = [...new Set([...DEFINED, ...Object.keys(shell?.languages ?? {})])]
  const named = (code: string): string | undefined =>
    available.find((language) => language.toLowerCase() === code.toLowerCase()) ??
    available.find((language) => language === code.split('-')[0]!.toLowerCase())
  const asked = new URLSearchParams(url.split('#', 1)[0]!.split('?').slice(1).join('?')).get('lang')
  const preferences = [
    asked ?? '',
    readCookie(headers.cookie, LANGUAGE_COOKIE, 35) ?? '',
    ...accepted(headers['accept-language']),
  ]
  return preferences.map(named).find((language) => language !== undefined) ?? DEFAULT
}
