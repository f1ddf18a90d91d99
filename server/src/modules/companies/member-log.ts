import type { BrandRole, User } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { hasBrandRoles, hasRoleOf } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { record } from '../audit'
import { namesOfBrands } from './members-repository'
import type { MemberChange } from './policies'

/** What a member is at their brands. */
export const rolesOf = ({ brandRoles = [], brandIds }: User): Map<string, BrandRole> =>
  new Map(
    brandRoles.length > 0
      ? brandRoles.map(({ brandId, role }) => [brandId, role])
      : brandIds.map((id) => [id, 'reader']),
  )

const wordOf = (limit: number | null | undefined): string | null =>
  limit === null || limit === undefined ? null : String(limit)

interface Recorded {
  caller: UserCaller
  member: User
  change: MemberChange
  after: ReadonlyMap<string, BrandRole>
  now: Date
}

/** What of a change stands in the log: who is let in or kept out, other roles and another limit. */
export const recordChange = async (trx: Db, { caller, member, change, after, now }: Recorded): Promise<void> => {
  const deed = { companyId: member.companyId, actor: caller, subject: { id: member.id, name: member.name }, now }
  if (change.blocked !== undefined && change.blocked !== member.blocked)
    await record(trx, { ...deed, kind: change.blocked ? 'member_blocked' : 'member_unblocked' })
  if (change.role && !hasRoleOf(member, { role: change.role }))
    await record(trx, { ...deed, kind: 'role_changed', facts: { from: member.role, to: change.role } })
  if (change.approvalLimit !== undefined && change.approvalLimit !== (member.approvalLimit ?? null))
    await record(trx, {
      ...deed,
      kind: 'limit_changed',
      facts: { from: wordOf(member.approvalLimit), to: wordOf(change.approvalLimit) },
    })
  if (!hasBrandRoles({ role: change.role ?? member.role })) return
  const before = rolesOf(member)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  const names = await namesOfBrands(trx, changed)
  for (const id of changed)
    await record(trx, {
      ...deed,
      kind: 'role_changed',
      facts: { brand: names.get(id) ?? '', from: before.get(id) ?? null, to: after.get(id) ?? null },
    })
}
