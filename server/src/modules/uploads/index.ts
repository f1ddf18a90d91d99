import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Upload } from '@samspel/api'
import type { Handlers } from '../../http/call'
import { toWebp } from './picture'
import { createFolderStorage, isKey } from './storage'
import { createVariantStore } from './variant-store'

export { isKnownPicture } from './known-picture'
export { toWebp } from './picture'
export { serveUploads } from './serve'
export { createFolderStorage, isKey } from './storage'

/** Removes the files behind addresses of uploads and the sizes made of them; shipped pictures stay. */
export const removeUploads = async (dataDir: string, urls: readonly string[]): Promise<void> => {
  const storage = createFolderStorage(dataDir)
  const keys = urls
    .map((url) => url.replace(/^\/uploads\//, ''))
    .filter((key) => isKey(key) && !key.startsWith('demo/'))
  const variants = createVariantStore(dataDir)
  for (const key of keys) {
    await storage.remove(key)
    await variants.remove(key)
  }
}

export const uploadHandlers = {
  createUpload: async ({ caller, db, config, now, query, readFile }) => {
    const { content, width, height } = await toWebp(await readFile(), query.size)
    const id = uuidv7()
    const key = `${now.getUTCFullYear()}/${id}.webp`
    const storage = createFolderStorage(config.dataDir)
    await storage.put(key, content)
    const upload: Upload = { id, url: `/uploads/${key}`, width, height, createdAt: now.toISOString() }
    const [userId, instagramerId] = caller.kind === 'user' ? [caller.id, null] : [null, caller.id]
    try {
      await sql`INSERT INTO uploads (id, user_id, instagramer_id, url, width, height, bytes, created_at)
        VALUES (${id}, ${userId}, ${instagramerId}, ${upload.url}, ${width}, ${height}, ${content.length}, ${now})`.execute(
        db,
      )
    } catch (error) {
      await storage.remove(key).catch(() => undefined)
      throw error
    }
    return { upload }
  },
} satisfies Partial<Handlers>
