import type { Db } from '../../db/transact'

/** Only demo pictures and uploads may be referred to as pictures. */
export const isKnownPicture = async (db: Db, url: string): Promise<boolean> =>
  /^\/uploads\/demo\/[\w-]+\.webp$/.test(url) ||
  (await db.selectFrom('uploads').select('id').where('url', '=', url).executeTakeFirst()) !== undefined
