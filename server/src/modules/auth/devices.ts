import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Device, pageSizes } from '@samspel/api'
import { forgetOldestDevices } from '../../auth/devices'
import { type Owner, ownerColumn, scopeOf } from '../../auth/owner'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'

const columnOf = (owner: Owner) => ownerColumn(scopeOf(owner))
const fields = ['id', 'token', 'platform', 'environment'] as const

/** Registers a phone. The same token and owner is the same phone; a phone belongs to whoever signed in on it last. */
export const registerDevice = async (
  db: Db,
  owner: Owner,
  { token, platform, environment }: Omit<Device, 'id'>,
): Promise<Device> => {
  await db
    .deleteFrom('devices')
    .where('token', '=', token)
    .where((on) => on(columnOf(owner), 'is distinct from', owner.id))
    .execute()
  const known = await db
    .selectFrom('devices')
    .select(fields)
    .where(columnOf(owner), '=', owner.id)
    .where('token', '=', token)
    .executeTakeFirst()
  if (known) return known
  const device = { id: uuidv7(), token, platform, environment }
  await db
    .insertInto('devices')
    .values({ ...device, [columnOf(owner)]: owner.id })
    .execute()
  await forgetOldestDevices(db, columnOf(owner), owner.id)
  return device
}

/** The caller's phones, newest first. */
export const listDevices = async (
  db: Db,
  owner: Owner,
  query: { page?: number | undefined; perPage?: number | undefined },
) => {
  const page = pageOf(query, pageSizes.table)
  const own = sql`devices WHERE ${sql.ref(columnOf(owner))} = ${owner.id}`
  const { rows: devices, total } = await pageWithTotal(
    db,
    sql<Device>`SELECT ${sql.join(fields.map((field) => sql.ref(field)))} FROM ${own} ORDER BY created_at DESC, id DESC
      LIMIT ${page.limit} OFFSET ${page.offset}`,
    own,
  )
  return { devices, meta: metaOf(page, total) }
}

export const forgetDevice = async (db: Db, owner: Owner, id: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('devices')
    .where('id', '=', id)
    .where(columnOf(owner), '=', owner.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
}
