import type { Db } from '../../db/transact'

/** Only demo pictures and uploads may be referred to as pictures. */
export const isKnownPicture = async (db: Db, url: string): Promise<boolean> =>
  /^\/uploads\/demo\/[\w-]+\.webp$/.test(url) ||
  (await db.selectFrom('uploads').select('id').where('url', '=', url).executeTakeFirst()) !== undefined

/** Whether a creator has uploaded it; where pictures say something of their sender, nobody names another's. */
export const isOwnPicture = async (db: Db, url: string, instagramerId: string): Promise<boolean> =>
  (await db
    .selectFrom('uploads')
    .select('id')
    .where('url', '=', url)
    .where('instagramer_id', '=', instagramerId)
    .executeTakeFirst()) !== undefined
