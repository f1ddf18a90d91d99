import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { openStorage } from './open-storage'
import { isKey, isShipped } from './storage'
import { createVariants, readVariant } from './variants'

const year = 365 * 24 * 3_600
/** Cache time in seconds while a better variant is being made. */
const soon = 30

/** Serves pictures at /uploads/…: only WebP and AVIF, which contain nothing executable. `?width=480&format=avif` requests a variant. */
export const serveUploads: ModulePlugin = (app, { config, log }) => {
  const storage = openStorage(config)
  const variants = createVariants(storage, log)
  app.addHook('onClose', () => variants.close())
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>('/uploads/*', async (request, reply) => {
    const key = request.params['*']
    if (!isKey(key)) throw new AppError('not_found')
    const asked = readVariant(request.query)
    const variant = asked && (await variants.open(key, asked))
    const file = variant?.file ?? (await storage.originals.open(key))
    if (!file) throw new AppError('not_found')
    // Demo pictures keep their names when the seed redraws them.
    const caching = isShipped(key) ? 'public, max-age=3600' : `public, max-age=${year}, immutable`
    return reply
      .header('cache-control', !asked || variant?.isFinal ? caching : `public, max-age=${soon}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      .header('content-length', file.bytes)
      .type(variant?.type ?? 'image/webp')
      .send(file.stream)
  })
}
