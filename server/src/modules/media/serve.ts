import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { type Named, openPrivateFiles, sendPrivate } from '../uploads'
import { findAll, type MediaRow } from './repository'
import { mediaAddresses } from './serialize'
import { keyOfPreview } from './stored'

/** Whether somebody other than its owner may read a file, and may still: one question of each module that shows files. */
export type MayReadMedia = (db: Db, reader: Named, now: Date) => Promise<boolean>

/** The file, provided its reader's account stands. */
const findFor = async (
  db: Db,
  named: Named,
  now: Date,
  others: readonly MayReadMedia[],
): Promise<MediaRow | undefined> => {
  const { id, side, ownerId } = named
  const column = sql.ref(side === 'user' ? 'user_id' : 'instagramer_id')
  const stands =
    side === 'user'
      ? sql`EXISTS (SELECT FROM users u WHERE u.id = ${ownerId} AND u.deleted_at IS NULL AND u.blocked_at IS NULL)`
      : sql`EXISTS (SELECT FROM instagramers i WHERE i.id = ${ownerId} AND i.deleted_at IS NULL AND i.state <> 'blocked')`
  const { rows } = await sql<{ isOwn: boolean }>`SELECT (${column} IS NOT DISTINCT FROM ${ownerId}) AS "isOwn"
    FROM media_files WHERE id = ${id} AND state = 'ready' AND ${stands}`.execute(db)
  if (!rows[0]) return undefined
  let may = rows[0].isOwn
  for (const mayRead of others) may ||= await mayRead(db, named, now)
  return may ? (await findAll(db, [id]))[0] : undefined
}

const endingOf = (key: string) => /\.\w+$/.exec(key)![0]

/** Serves files that came in parts, or pieces of them. The address is issued to one account, expires, and access is checked again each time. */
export const serveMedia =
  (others: readonly MayReadMedia[]): ModulePlugin =>
  (app, { config, db, now }) => {
    const files = openPrivateFiles(config)
    app.get<{ Params: { token: string }; Querystring: Record<string, unknown> }>(
      `${mediaAddresses.path}/:token`,
      // What a HEAD would open is read by nobody.
      { exposeHeadRoute: false },
      async (request, reply) => {
        const named = mediaAddresses.read(request.params.token, config.sessionSecret, now())
        const row = named && (await findFor(db, named, now(), others))
        if (!row?.key) throw new AppError('not_found')
        const isPreview = request.query.preview === '1'
        const key = isPreview ? keyOfPreview(row) : row.key
        if (!key) throw new AppError('not_found')
        return sendPrivate(request, reply, files, {
          key,
          bytes: isPreview ? undefined : row.bytes,
          type: isPreview ? 'image/webp' : row.type,
          name: (row.name.replace(/\.[^.]*$/, '') || 'samspel') + endingOf(key),
          kind: row.kind === 'document' || request.query.download === '1' ? 'attachment' : 'inline',
        })
      },
    )
  }
