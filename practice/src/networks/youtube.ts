import type { FastifyReply } from 'fastify'
import { plainPicture } from '../plain-picture'
import type { Practice, Service } from '../service'
import { underMode } from '../under-mode'
import { faultAct, videoAct } from './acts'
import { drawn, type Video, worldOf } from './world'

/** An error as Google's APIs word it. */
const refusal = (code: number, reason: string, message: string, domain = 'youtube.quota') => ({
  error: { code, message, errors: [{ message, domain, reason }] },
})

const faults = {
  quotaExceeded: [
    403,
    refusal(
      403,
      'quotaExceeded',
      'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
    ),
  ],
  rateLimitExceeded: [403, refusal(403, 'rateLimitExceeded', 'Rate Limit Exceeded', 'usageLimits')],
  keyInvalid: [400, refusal(400, 'keyInvalid', 'Bad Request', 'usageLimits')],
  apiKeyNotValid: [
    400,
    {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        errors: [
          { message: 'API key not valid. Please pass a valid API key.', domain: 'global', reason: 'badRequest' },
        ],
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
            metadata: { service: 'youtube.googleapis.com' },
          },
        ],
      },
    },
  ],
  accessNotConfigured: [
    403,
    refusal(403, 'accessNotConfigured', 'YouTube Data API v3 has not been used in project 1 before', 'usageLimits'),
  ],
  backendError: [503, refusal(503, 'backendError', 'Backend Error', 'global')],
  notJson: [200, '<!doctype html><title>Sorry</title>'],
} as const

const send = (reply: FastifyReply, [code, body]: readonly [number, unknown]) =>
  typeof body === 'string' ? reply.code(code).type('text/html').send(body) : reply.code(code).send(body)

const videoOf = (id: string, known: Video, { ownUrl }: Practice) => {
  const author = known.author ?? 'Övningskanalen'
  const views = known.views ?? 1_000 + drawn(id, 90_000)
  const hides = known.state === 'no_figures'
  const channel = `UC${Buffer.from(author).toString('base64url').padEnd(22, '0').slice(0, 22)}`
  return {
    kind: 'youtube#video',
    etag: `etag-${id}`,
    id: known.state === 'other' ? 'andra_filmx' : id,
    snippet: {
      publishedAt: '2026-11-01T08:00:00Z',
      channelId: channel,
      title: known.title ?? `Film ${id}`,
      description: '',
      channelTitle: author,
      thumbnails: {
        default: { url: `${ownUrl}/youtube/vi/${id}/default.png`, width: 120, height: 90 },
        high: { url: `${ownUrl}/youtube/vi/${id}/hqdefault.png`, width: 480, height: 360 },
      },
    },
    statistics: {
      viewCount: String(views),
      ...(!hides && { likeCount: String(known.likes ?? Math.floor(views / 25)) }),
      favoriteCount: '0',
      ...(!hides && { commentCount: String(known.comments ?? Math.floor(views / 200)) }),
    },
  }
}

/** YouTube's Data API v3: it shows every video that nothing else was said of. */
export const youtube = (): Service => ({
  name: 'youtube',
  title: { sv: 'YouTube', en: 'YouTube' },
  unless: 'YOUTUBE_API_KEY',
  settings: ({ ownUrl }) => ({ YOUTUBE_API_KEY: 'ovningsnyckel', YOUTUBE_API_URL: `${ownUrl}` }),
  routes: async (app, practice) => {
    app.addHook(
      'onRequest',
      underMode(practice, 'youtube', {
        limits: (_request, reply) => send(reply, faults.quotaExceeded),
        down: (_request, reply) => send(reply, faults.backendError),
        refuses: (_request, reply) => send(reply, faults.keyInvalid),
      }),
    )
    app.get<{ Querystring: { id?: string; part?: string; key?: string } }>(
      '/youtube/v3/videos',
      async ({ query, headers }, reply) => {
        const { value } = worldOf(practice, 'youtube')
        const fault = Object.entries(faults).find(([name]) => name === value.fault)
        if (fault) return send(reply, fault[1])
        if ((headers['x-goog-api-key'] ?? query.key) !== 'ovningsnyckel') return send(reply, faults.keyInvalid)
        const ids = (query.id ?? '').split(',').filter(Boolean)
        if (ids.length === 0 || ids.length > 50)
          return send(reply, [
            400,
            refusal(400, 'missingRequiredParameter', 'No filter selected.', 'youtube.parameter'),
          ])
        const items = ids.flatMap((id) => {
          const known = value.videos[id] ?? {}
          return known.state === 'private' || known.state === 'deleted' ? [] : [videoOf(id, known, practice)]
        })
        return {
          kind: 'youtube#videoListResponse',
          etag: 'etag',
          items,
          pageInfo: { totalResults: items.length, resultsPerPage: items.length },
        }
      },
    )
    app.get<{ Params: { id: string } }>('/youtube/vi/:id/:size', async ({ params }, reply) =>
      reply.type('image/png').send(plainPicture(params.id)),
    )
  },
  acts: {
    video: videoAct('youtube', /[\w-]{11}(?=$|[?&#/])/),
    fault: faultAct('youtube', Object.keys(faults)),
  },
})
