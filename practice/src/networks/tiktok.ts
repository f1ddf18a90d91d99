import { plainPicture } from '../plain-picture'
import type { Practice, Service } from '../service'
import { underMode } from '../under-mode'
import { faultAct, videoAct } from './acts'
import { drawn, type Video, worldOf } from './world'

const wrong = { code: 400, message: 'Something went wrong' }
const faults = {
  tooMany: [429, { code: 429, message: 'Too many requests' }],
  forbidden: [403, { code: 403, message: 'Access Denied' }],
  broken: [500, { code: 500, message: 'Internal error' }],
  empty: [200, {}],
} as const

/** The id of a post in its address; of a short one what the network alone knows. */
const idAt = (address: string): string | undefined => {
  const long = /\/(?:video|photo)\/(\d{8,25})/.exec(address)?.[1]
  const short = /^https:\/\/(?:vm|vt)\.tiktok\.com\/([A-Za-z0-9]+)/.exec(address)?.[1]
  return long ?? (short && `7300000000000${String(drawn(short, 1_000_000)).padStart(6, '0')}`)
}

const answerOf = (address: string, id: string, known: Video, { ownUrl }: Practice) => {
  const author = known.author ?? /\/@([\w.]+)\//.exec(address)?.[1] ?? 'ovningskontot'
  const shown = known.state === 'other' ? '7399999999999999999' : id
  return {
    version: '1.0',
    type: 'video',
    title: known.title ?? `Klipp ${id} #reklam`,
    author_url: `https://www.tiktok.com/@${author}`,
    author_name: author,
    author_unique_id: author,
    width: '100%',
    height: '100%',
    html: `<blockquote class="tiktok-embed" cite="${address}" data-video-id="${shown}" data-embed-from="oembed"></blockquote>`,
    thumbnail_width: 576,
    thumbnail_height: 1024,
    thumbnail_url: `${ownUrl}/tiktok/pictures/${shown}.png`,
    provider_url: 'https://www.tiktok.com',
    provider_name: 'TikTok',
    embed_product_id: shown,
    embed_type: 'video',
  }
}

/** TikTok's oEmbed: it shows every post that nothing else was said of, and knows its own short addresses. */
export const tiktok = (): Service => ({
  name: 'tiktok',
  title: { sv: 'TikTok', en: 'TikTok' },
  unless: 'TIKTOK_OEMBED_URL',
  settings: ({ ownUrl }) => ({ TIKTOK_OEMBED_URL: `${ownUrl}/tiktok/oembed` }),
  routes: async (app, practice) => {
    app.addHook(
      'onRequest',
      underMode(practice, 'tiktok', {
        limits: (_request, reply) => reply.code(429).send(faults.tooMany[1]),
        down: (_request, reply) => reply.code(503).send(),
        refuses: (_request, reply) => reply.code(403).send(faults.forbidden[1]),
      }),
    )
    app.get<{ Querystring: { url?: string } }>('/tiktok/oembed', async ({ query: { url = '' } }, reply) => {
      const { value } = worldOf(practice, 'tiktok')
      const fault = Object.entries(faults).find(([name]) => name === value.fault)
      if (fault) return reply.code(fault[1][0]).send(fault[1][1])
      const id = idAt(url)
      const known = id === undefined ? {} : (value.videos[id] ?? {})
      // A private post is refused as an address that is none; a deleted one is not found.
      if (id === undefined || known.state === 'private') return reply.code(400).send(wrong)
      if (known.state === 'deleted') return reply.code(404).send({ code: 404, message: 'Not found' })
      return answerOf(url, id, known, practice)
    })
    app.get<{ Params: { name: string } }>('/tiktok/pictures/:name', async ({ params }, reply) =>
      reply.type('image/png').send(plainPicture(params.name)),
    )
  },
  acts: { video: videoAct('tiktok', /\d{8,25}/), fault: faultAct('tiktok', Object.keys(faults)) },
})
