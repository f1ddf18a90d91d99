import type { FastifyRequest } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { readCookie } from './cookies'

/** Cookie in which the shell stores the visitor's language. */
export const LANGUAGE_COOKIE = 'samspel-language'

const DEFAULT = 'sv'

/** Languages that every message definition contains. */
const DEFINED = [DEFAULT, 'en']

/** The browser's accepted languages, most preferred first. */
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
 * Chooses the language of the files for a visitor: that of the URL, else the stored choice, else the first accepted language that the shell
 * has. The page uses the same order, so it finds the texts that it expects.
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
