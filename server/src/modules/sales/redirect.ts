import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { dayOf } from '../../days'
import type { ModulePlugin } from '../../http/app'
import { createClicks } from './clicks'
import { markedUrl } from './target'

const gone = {
  sv: 'Länken leder ingenstans längre.\n',
  en: 'This link no longer leads anywhere.\n',
}

const textOf = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join(' ') : (header ?? '')

interface Target {
  brand_id: string
  campaign_id: string
  instagramer_id: string
  url: string
  name: string
}

/**
 * Leads from a creator's short link (/l/… at the edge) to the address that the brand has given for the campaign, and nowhere else. Counts by
 * day, and keeps nothing of who came.
 */
export const shortLinks: ModulePlugin = (app, { db, now }) => {
  const clicks = createClicks()
  app.get<{ Params: { slug: string } }>(
    '/public/l/:slug',
    {
      config: {
        rateLimit: {
          max: 600,
          timeWindow: 60_000,
          groupId: 'short-links',
          keyGenerator: ({ ip }: FastifyRequest) => normalizeIP(ip),
        },
      },
    },
    async (request, reply) => {
      const { headers, method, ip, log } = request
      const { slug } = request.params
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
      const { rows } = /^[a-z2-9]{9}$/.test(slug)
        ? await sql<Target>`SELECT l.brand_id, l.campaign_id, l.instagramer_id, t.url, c.name
            FROM creator_links l JOIN campaign_targets t USING (brand_id, campaign_id)
            JOIN campaigns c ON c.brand_id = l.brand_id AND c.id = l.campaign_id
            WHERE l.slug = ${slug} AND t.url IS NOT NULL`.execute(db)
        : { rows: [] }
      const [target] = rows
      if (!target) {
        const locale = /^en\b/i.test(textOf(headers['accept-language'])) ? 'en' : 'sv'
        return reply.code(404).type('text/plain; charset=utf-8').send(gone[locale])
      }
      const at = now()
      const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
        .map(textOf)
        .join(' ')
      const press = { slug, address: normalizeIP(ip), agent: textOf(headers['user-agent']), method, purpose }
      if (clicks.counts(press, at))
        // Whoever pressed goes on, also where it cannot be counted.
        await sql`INSERT INTO link_clicks (brand_id, campaign_id, instagramer_id, day, clicks)
          VALUES (${target.brand_id}, ${target.campaign_id}, ${target.instagramer_id}, ${dayOf(at)}, 1)
          ON CONFLICT (brand_id, campaign_id, instagramer_id, day) DO UPDATE SET clicks = link_clicks.clicks + 1`
          .execute(db)
          .catch((error: unknown) => log.warn({ err: error }, 'a click was not counted'))
      return reply.redirect(markedUrl(target.url, { campaign: target.name, slug }), 302)
    },
  )
}
