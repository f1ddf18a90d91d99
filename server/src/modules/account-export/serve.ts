import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { archivePath, readArchiveAddress } from './address'
import { archiveOf } from './archive'

/** Archives made at once by one process; each holds a connection while it reads a page of rows. */
const atOnce = 4
const mostMs = 15 * 60_000

const isSignedIn = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Serves the archive to whoever has the signed address, while the session that asked for it lasts. */
export const serveArchives: ModulePlugin = (app, { config, db, now }) => {
  const underWay = new Set<string>()
  app.get<{ Params: { token: string } }>(`${archivePath}/:token`, async (request, reply) => {
    const reader = readArchiveAddress(request.params.token, config.sessionSecret, now())
    if (!reader || !(await isSignedIn(db, reader.sessionId))) throw new AppError('not_found')
    if (underWay.has(reader.id) || underWay.size >= atOnce) throw new AppError('too_many_requests')
    underWay.add(reader.id)
    const archive = archiveOf({ db, config, now: now() }, reader)
    const stop = setTimeout(() => archive.destroy(new Error('The reader of an export took too long')), mostMs)
    archive.once('close', () => {
      clearTimeout(stop)
      underWay.delete(reader.id)
    })
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="samspel-export-${dayOf(now())}.zip"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      .type('application/zip')
      .send(archive)
  })
}
