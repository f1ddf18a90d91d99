import type { AccountObstacle } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { managedAlone } from '../companies'
import * as repository from './repository'

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

const ofStaff = async (db: Db, caller: UserCaller): Promise<AccountObstacle[]> => {
  const href = may(caller, 'manageEveryCompany') ? '/admin/users' : '/company'
  return (await managedAlone(db, caller)).map(({ name }) => ({
    kind: 'last_manager',
    name,
    brandName: null,
    amount: null,
    href,
  }))
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
