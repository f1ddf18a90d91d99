import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import { openStorage, type StorageConfig } from './open-storage'
import { toWebp } from './picture'

/** Keeps a picture that another service has shown, as one of the creator's own; answers its address with us. */
export const keepCopy = async (
  { db, config, now }: { db: Db; config: StorageConfig; now: Date },
  { instagramerId, content: original }: { instagramerId: string; content: Buffer },
): Promise<string> => {
  const { content, width, height } = await toWebp(original, { owner: instagramerId })
  const id = uuidv7()
  const key = `${now.getUTCFullYear()}/${id}.webp`
  const { originals } = openStorage(config)
  await originals.put(key, content)
  try {
    await db
      .insertInto('uploads')
      .values({
        id,
        user_id: null,
        instagramer_id: instagramerId,
        url: `/uploads/${key}`,
        width,
        height,
        bytes: content.length,
        created_at: now.toISOString(),
      })
      .execute()
  } catch (error) {
    await originals.remove(key).catch(() => undefined)
    throw error
  }
  return `/uploads/${key}`
}

/** Takes a kept copy back, where nothing shows it. */
export const dropCopy = async ({ db, config }: { db: Db; config: StorageConfig }, url: string): Promise<void> => {
  await db.deleteFrom('uploads').where('url', '=', url).execute()
  const { originals, variants } = openStorage(config)
  const key = url.replace(/^\/uploads\//, '')
  await originals.remove(key)
  await variants.remove(key)
}
