import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { originalName } from '../../original-name'
import { isKey, openStorage } from '../uploads'
import { findPurchase, isOver, type PurchaseRow } from './repository'

const goodForMs = 5 * 60_000
const path = '/api/image_originals'

/** A key of its own: signatures made here are not valid anywhere else, and session tokens not here. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'samspel image originals', 32))
const sealOf = (secret: string, id: string, until: number) =>
  createHmac('sha256', keyOf(secret)).update(`${id}.${until}`).digest('base64url')

/** The creator's full-size upload, otherwise the post's own picture. */
const pictureOf = ({ original_url: original, post_image_url: ofPost }: PurchaseRow) => original ?? ofPost

export const originalAddress = (
  row: PurchaseRow,
  secret: string,
  now: Date,
): { url: string; fileName: string; expiresAt: string } | undefined => {
  const picture = pictureOf(row)
  if (!picture) return undefined
  const until = now.getTime() + goodForMs
  const fileName = originalName(row, 'webp')
  const expiresAt = new Date(until).toISOString()
  // Pictures hosted by the network are fetched from there.
  if (!picture.startsWith('/uploads/')) return { url: picture, fileName, expiresAt }
  return { url: `${path}/${row.id}.${until}.${sealOf(secret, row.id, until)}`, fileName, expiresAt }
}

const readToken = (token: string, secret: string, now: Date): string | undefined => {
  const [id = '', until = '', seal = ''] = token.split('.')
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{13}$/.test(until) || Number(until) < now.getTime()) return undefined
  const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(secret, id, Number(until)))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined
}

/** Serves the original as a download to whoever has the signed address, since browsers send no session with a download. */
export const serveOriginals: ModulePlugin = (app, { config, db, now }) => {
  const { originals } = openStorage(config)
  app.get<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
    const id = readToken(request.params.token, config.sessionSecret, now())
    const row = id ? await findPurchase(db, id) : undefined
    const key =
      row?.state === 'approved' && !isOver(row, dayOf(now())) ? pictureOf(row)?.replace(/^\/uploads\//, '') : undefined
    const file = key && isKey(key) ? await originals.open(key) : undefined
    if (!row || !file) throw new AppError('not_found')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${originalName(row, 'webp')}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      .header('content-length', file.bytes)
      .type('image/webp')
      .send(file.stream)
  })
}
