import type { Device } from '@samspel/api'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { CreatorCaller, UserCaller } from '../../http/call'

type Owner = UserCaller | CreatorCaller
const columnOf = (owner: Owner) => (owner.kind === 'user' ? 'user_id' as const : 'instagramer_id' as const)

/** Registers a phone; the same token of the same owner is the same phone. */
export const registerDevice = async (db: Db, owner: Owner, { token, platform, environment }: Omit<Device, 'id'>): Promise<Device> => {
  const known = await db.selectFrom('devices').select(['id', 'token', 'platform', 'environment']).where(columnOf(owner), '=', owner.id).where('token', '=', token).executeTakeFirst()
  if (known) return known
  const device = { id: uuidv7(), token, platform, environment }
  await db.insertInto('devices').values({ ...device, [columnOf(owner)]: owner.id }).execute()
  return device
}

export const forgetDevice = async (db: Db, owner: Owner, id: string): Promise<void> => {
  const { numDeletedRows } = await db.deleteFrom('devices').where('id', '=', id).where(columnOf(owner), '=', owner.id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
}
