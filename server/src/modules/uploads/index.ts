import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Upload } from '@samspel/api'
import { abandoned } from '../../http/abandoned'
import type { Handlers } from '../../http/call'
import { openStorage, type StorageConfig } from './open-storage'
import { toWebp } from './picture'
import { isKey, isShipped } from './storage'

export { copyToBucket } from './copy-to-bucket'
export { dropCopy, keepCopy } from './keep-copy'
export { isKnownPicture, isOwnPicture } from './known-picture'
export { likenessOf, looksAlike } from './likeness'
export { openStorage } from './open-storage'
export { maxPixels, toWebp, type Wanted } from './picture'
export { type FileReader, type Named, privateAddresses, readerOf } from './private-address'
export { openPrivateFiles, type PrivateFiles } from './private-files'
export { sendPrivate } from './send-private'
export { serveUploads } from './serve'
export { isKey, type StoredFile } from './storage'

/** Outbox delivery that deletes picture files no account uses any more, after the commit. */
export const pictureRemoval = 'picture-removal'

/** Deletes uploads by address, with their variants; demo pictures are kept. */
export const removeUploads = async (config: StorageConfig, urls: readonly string[]): Promise<void> => {
  const { originals, variants } = openStorage(config)
  const keys = urls.map((url) => url.replace(/^\/uploads\//, '')).filter((key) => isKey(key) && !isShipped(key))
  for (const key of keys) {
    await originals.remove(key)
    await variants.remove(key)
  }
}

/** The content of a stored picture, by its address; undefined for what is none of ours, or gone. */
export const readUpload = async (config: StorageConfig, url: string): Promise<Buffer | undefined> => {
  const key = url.replace(/^\/uploads\//, '')
  return isKey(key) ? openStorage(config).originals.read(key) : undefined
}

export const uploadHandlers = {
  createUpload: async ({ caller, db, config, now, query, readFile, http }) => {
    const { content, width, height } = await toWebp(await readFile(), {
      owner: caller.id,
      size: query.size,
      signal: abandoned(http.reply),
    })
    const id = uuidv7()
    const key = `${now.getUTCFullYear()}/${id}.webp`
    const { originals } = openStorage(config)
    await originals.put(key, content)
    const upload: Upload = { id, url: `/uploads/${key}`, width, height, createdAt: now.toISOString() }
    const [userId, instagramerId] = caller.kind === 'user' ? [caller.id, null] : [null, caller.id]
    try {
      await sql`INSERT INTO uploads (id, user_id, instagramer_id, url, width, height, bytes, created_at)
        VALUES (${id}, ${userId}, ${instagramerId}, ${upload.url}, ${width}, ${height}, ${content.length}, ${now})`.execute(
        db,
      )
    } catch (error) {
      await originals.remove(key).catch(() => undefined)
      throw error
    }
    return { upload }
  },
} satisfies Partial<Handlers>
