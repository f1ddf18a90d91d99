import type { Readable } from 'node:stream'
import { type RawBuilder, sql } from 'kysely'
import { grants } from '../../auth/rights-in-sql'
import { isOfPlatform, rolesWith } from '../../auth/roles'
import type { Config } from '../../config'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { originalName } from '../../original-name'
import { type OpenMedia, openMedia } from '../media'
import { isKey, type Named, openPrivateFiles, openStorage, sendPrivate } from '../uploads'
import { holds, originalAddresses } from './addresses'
import { findRight, type RightRow } from './repository'

const seers = rolesWith('seeCampaigns')
const ofPlatform = seers.filter((role) => isOfPlatform({ role }))

/** SQL condition: the account stands, and may see what is of the brand. */
export const seenBy = (userId: string, brandId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM users u WHERE u.id = ${userId} AND u.deleted_at IS NULL AND u.blocked_at IS NULL
    AND (u.role = ANY(${ofPlatform}::text[]) OR EXISTS (SELECT FROM brand_users b WHERE b.user_id = u.id AND b.brand_id = ${brandId}
      AND ${grants('seeCampaigns', sql`u.role`, sql`b.role`)})))`

const scopeOf = ({ side, ownerId }: Named) =>
  side === 'user'
    ? seenBy(ownerId, sql`r.brand_id`)
    : sql`r.instagramer_id = ${ownerId} AND EXISTS (SELECT FROM instagramers i
        WHERE i.id = ${ownerId} AND i.deleted_at IS NULL AND i.state <> 'blocked')`

interface Original {
  name: string
  stream: Readable
}

const filmName = (row: RightRow, { key }: Pick<OpenMedia, 'key'>) => originalName(row, key.replace(/^.*\./, ''))

/** The files of a right, one after the other; what the storage has lost, or the network keeps, is left out. */
export async function* originalsOf(db: Db, config: Config, row: RightRow): AsyncGenerator<Original> {
  if (row.kind === 'film') {
    const film = await openMedia(db, row.id)
    const file = film && (await openPrivateFiles(config).open(film.key))
    if (file) yield { name: filmName(row, film), stream: file.stream }
    return
  }
  const { originals } = openStorage(config)
  for (const [index, url] of row.originals.entries()) {
    const key = url.replace(/^\/uploads\//, '')
    const file = isKey(key) ? await originals.open(key) : undefined
    if (file) yield { name: originalName(row, 'webp', row.originals.length > 1 ? index + 1 : 0), stream: file.stream }
  }
}

/**
 * Hands out the original of one right, and shows the still of a film. The address is issued to one account and expires; whether the account may
 * see it, and whether the right holds, is asked each time.
 */
export const serveRightOriginals: ModulePlugin = (app, { config, db, now }) => {
  const files = openPrivateFiles(config)
  app.get<{ Params: { token: string }; Querystring: Record<string, unknown> }>(
    `${originalAddresses.path}/:token`,
    // What a HEAD would open is read by nobody.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const named = originalAddresses.read(request.params.token, config.sessionSecret, now())
      const row = named && (await findRight(db, { id: named.id, scope: scopeOf(named), today: dayOf(now()) }))
      if (!row) throw new AppError('not_found')
      const film = row.kind === 'film' ? await openMedia(db, row.id) : undefined
      if (film && request.query.preview === '1') {
        if (!film.stillKey) throw new AppError('not_found')
        const still = { key: film.stillKey, bytes: undefined, type: 'image/webp', name: originalName(row, 'webp') }
        return sendPrivate(request, reply, files, { ...still, kind: 'inline' })
      }
      if (named.side !== 'user' || !holds(row)) throw new AppError('not_found')
      if (film) return sendPrivate(request, reply, files, { ...film, name: filmName(row, film), kind: 'attachment' })
      // A picture that the network keeps is fetched from there.
      const [first] = row.originals
      if (first && !first.startsWith('/')) return reply.redirect(first)
      for await (const { name, stream } of originalsOf(db, config, row))
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'")
          .type('image/webp')
          .send(stream)
      throw new AppError('not_found')
    },
  )
}
