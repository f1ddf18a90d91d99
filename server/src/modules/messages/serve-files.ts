import { sql } from 'kysely'
import { grants } from '../../auth/rights-in-sql'
import { rolesWith } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { type Named, openPrivateFiles, sendPrivate } from '../uploads'
import { messageAddresses } from './file-address'
import { previewKey } from './files'

interface Found {
  name: string
  type: string
  bytes: number
  key: string
  poster_key: string | null
}

/** The file, provided its reader is still part of the thread, or of the platform and has it open because of a report. */
const findFor = async (db: Db, { id, side, ownerId }: Named, now: Date): Promise<Found | undefined> => {
  const isReader =
    side === 'instagramer'
      ? sql`f.instagramer_id = ${ownerId}
          AND EXISTS (SELECT FROM instagramers i WHERE i.id = ${ownerId} AND i.deleted_at IS NULL AND i.state <> 'blocked')`
      : sql`EXISTS (SELECT FROM users u WHERE u.id = ${ownerId} AND u.deleted_at IS NULL AND u.blocked_at IS NULL
            AND (EXISTS (SELECT FROM brand_users b WHERE b.user_id = u.id AND b.brand_id = f.brand_id AND ${grants('readMessages', sql`u.role`, sql`b.role`)})
              OR (u.role = ANY(${rolesWith('openReports')}::text[]) AND EXISTS (SELECT FROM message_report_openings o
                JOIN message_reports r ON r.brand_id = o.brand_id AND r.id = o.report_id
                JOIN threads t ON t.brand_id = r.brand_id AND t.id = r.thread_id
                WHERE o.user_id = u.id AND o.ends_at > ${now} AND t.brand_id = f.brand_id AND t.instagramer_id = f.instagramer_id))))`
  const { rows } = await sql<Found>`SELECT f.name, f.type, f.bytes, f.key, f.poster_key FROM message_files f
    WHERE f.id = ${id} AND f.message_id IS NOT NULL AND ${isReader}`.execute(db)
  return rows[0]
}

const keyOfPreview = ({ type, key, poster_key: poster }: Found) => (type === 'image/webp' ? previewKey(key) : poster)

/** Serves files of messages, or pieces of them. The address is issued to one account, expires, and the account's access is checked again on each request. */
export const serveMessageFiles: ModulePlugin = (app, { config, db, now }) => {
  const files = openPrivateFiles(config)
  app.get<{ Params: { token: string }; Querystring: Record<string, unknown> }>(
    `${messageAddresses.path}/:token`,
    // What a HEAD would open is read by nobody.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const named = messageAddresses.read(request.params.token, config.sessionSecret, now())
      const found = named && (await findFor(db, named, now()))
      if (!found) throw new AppError('not_found')
      const isPreview = request.query.preview === '1'
      const key = isPreview ? keyOfPreview(found) : found.key
      if (!key) throw new AppError('not_found')
      const isPdf = found.type === 'application/pdf'
      return sendPrivate(request, reply, files, {
        key,
        bytes: isPreview ? undefined : found.bytes,
        type: isPreview ? 'image/webp' : found.type,
        // Pictures are kept as WebP, whatever they were named.
        name: isPdf ? found.name : found.name.replace(/\.[^.]*$/, '') + /\.\w+$/.exec(key)![0],
        kind: isPdf || request.query.download === '1' ? 'attachment' : 'inline',
      })
    },
  )
}
