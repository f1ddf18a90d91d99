import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@samspel/api'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { type CardKind, cardKinds, findCard, versionOf } from '../page-heads'
import { isKey, openStorage } from '../uploads'
import { drawCard, drawDefault, type ReadPicture } from './draw'
import { pictureStore } from './store'

const hour = 3_600
const year = 365 * 24 * hour
const isKind = (kind: string): kind is CardKind => (cardKinds as readonly string[]).includes(kind)

const defaultVersion = 'default-1'

type Asking = FastifyRequest<{ Querystring: { v?: unknown; lang?: unknown } }>

const isKnownTo = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** Serves preview pictures at /public/og/…, drawn from the record's current state. */
export const previewPictures: ModulePlugin = (app, { config, db, now }) => {
  const { originals } = openStorage(config)
  const kept = pictureStore(config.dataDir)
  const read: ReadPicture = async (url) => {
    const key = url?.startsWith('/uploads/') ? url.slice('/uploads/'.length) : ''
    return isKey(key) ? originals.read(key) : undefined
  }

  const send = async (request: Asking, reply: FastifyReply, version: string, make: () => Promise<Buffer>) => {
    const tag = `"${version}"`
    const known = isKnownTo(request, tag)
    const content = known ? undefined : await kept(version, make)
    // The address includes a version of its content, so it never changes.
    reply.header(
      'cache-control',
      request.query.v === version ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
    )
    reply
      .header('etag', tag)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'")
    return known ? reply.code(304).send() : reply.type('image/png').send(content)
  }

  app.get('/public/og/default.png', (request, reply) => send(request as Asking, reply, defaultVersion, drawDefault))
  app.get<{ Params: { kind: string; file: string }; Querystring: { v?: unknown; lang?: unknown } }>(
    '/public/og/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params
      const locale: Locale = request.query.lang === 'en' ? 'en' : 'sv'
      const id = /^(.{1,100})\.png$/s.exec(file)?.[1]
      const card =
        id !== undefined && !id.includes('\0') && isKind(kind)
          ? await findCard({ db, today: dayOf(now()) }, kind, id, locale)
          : undefined
      if (!card) throw new AppError('not_found')
      return send(request, reply, versionOf(card), () => drawCard(card, read))
    },
  )
}
