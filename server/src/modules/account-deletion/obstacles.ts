import type { AccountObstacle } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { lockManagers, requireAnotherManager } from '../companies'
import * as repository from './repository'

/** The company of a member of staff; the platform's own have none. */
const companyOf = async (db: Db, userId: string): Promise<{ company_id: string | null; name: string | null }> =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.company_id', 'companies.name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

const ofCreator = async (db: Db, { id }: CreatorCaller): Promise<AccountObstacle[]> => {
  const work = await repository.listOngoing(db, id)
  const { balance, payouts } = await repository.lockWallet(db, id)
  const money = { name: '', brandName: null, href: '/wallet' }
  return [
    ...work.map((row): AccountObstacle => ({
      kind: row.waits ? 'answer_awaited' : 'collaboration',
      name: row.campaign_name,
      brandName: row.brand_name,
      amount: null,
      href: row.waits
        ? `/messages/${row.brand_id}`
        : row.store_campaign_id
          ? `/store-campaigns/${row.store_campaign_id}/pass`
          : `/assignments/${row.id}`,
    })),
    ...(balance !== 0 ? [{ ...money, kind: 'balance' as const, amount: Math.max(0, balance) }] : []),
    ...(payouts > 0 ? [{ ...money, kind: 'payout' as const, amount: null }] : []),
  ]
}

const ofStaff = async (db: Db, { id, role, brandRoles: atBrands = {} }: UserCaller): Promise<AccountObstacle[]> => {
  const { company_id: companyId, name } = await companyOf(db, id)
  try {
    const brandRoles = Object.entries(atBrands).map(([brandId, brandRole]) => ({ brandId, role: brandRole }))
    requireAnotherManager(
      { role, companyId, blocked: false, brandRoles },
      id,
      await lockManagers(db, { role, companyId }),
    )
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const href = may({ role }, 'manageEveryCompany') ? '/admin/users' : '/company'
    return [{ kind: 'last_manager', name: name ?? '', brandName: null, amount: null, href }]
  }
}

/** All that a deletion would be refused for, by the same queries. */
export const listObstacles = async ({
  db,
  caller,
}: {
  db: Db
  caller: UserCaller | CreatorCaller
}): Promise<{ obstacles: AccountObstacle[] }> => ({
  obstacles: caller.kind === 'user' ? await ofStaff(db, caller) : await ofCreator(db, caller),
})
