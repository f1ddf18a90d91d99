import type { FastifyRequest } from 'fastify'

export type Locale = 'sv' | 'en'

/** The browser's preferred language among the two; Swedish when there is none. */
export const localeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale => {
  const wished = (headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const [best] = wished
    .filter(({ language, weight }) => (language === 'sv' || language === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return best?.language === 'en' ? 'en' : 'sv'
}
