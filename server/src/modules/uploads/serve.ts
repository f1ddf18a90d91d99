import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { createFolderStorage, isKey } from './storage'

const year = 365 * 24 * 3_600

/** Pictures at /uploads/…: never anything but WebP, and nothing in them can run. */
export const serveUploads: ModulePlugin = (app, { config }) => {
  const storage = createFolderStorage(config.dataDir)
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const key = request.params['*']
    const file = isKey(key) ? await storage.open(key) : undefined
    if (!file) throw new AppError('not_found')
    // Shipped pictures keep their names when the seed draws them anew.
    const caching = key.startsWith('demo/') ? 'public, max-age=3600' : `public, max-age=${year}, immutable`
    return reply
      .header('cache-control', caching)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      .header('content-length', file.bytes)
      .type('image/webp')
      .send(file.stream)
  })
}
