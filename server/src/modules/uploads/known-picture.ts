import type { Db } from '../../db/transact'

/** Shipped with the demo data, or uploaded: nothing else may be named as a picture. */
export const isKnownPicture = async (db: Db, url: string): Promise<boolean> =>
  /^\/uploads\/demo\/[\w-]+\.webp$/.test(url) ||
  (await db.selectFrom('uploads').select('id').where('url', '=', url).executeTakeFirst()) !== undefined
