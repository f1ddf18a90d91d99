import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { companyOfBrand, record } from '../audit'
import { accountChanged, moveBetween } from './ledger'
import * as repository from './repository'
import { toAccount, toTransaction } from './serialize'

/** The account of a brand whose money the caller may move; another's is not found. */
const ownAccount = async (trx: Db, { caller, now }: Pick<Context<UserCaller>, 'caller' | 'now'>, id: string) => {
  const account = await repository.findAccount(trx, id, now)
  if (!account || account.owner_type !== 'brand' || !account.brand_id) throw new AppError('not_found')
  if (!mayFor(caller, 'moveMoney', account.brand_id)) throw new AppError('not_found')
  return { ...account, brand_id: account.brand_id }
}

/** Moves money between two brands of one company, by whoever may at both; never what is held. */
export const createMove = (
  context: Context<UserCaller>,
  { accountId, toAccountId, amount }: { accountId: string } & Body<'createMove'>['move'],
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const [from, to] = [await ownAccount(trx, context, accountId), await ownAccount(trx, context, toAccountId)]
    const companyId = await companyOfBrand(trx, from.brand_id)
    if (from.id === to.id || companyId !== (await companyOfBrand(trx, to.brand_id)))
      throw invalid({ toAccountId: ['invalid'] })
    const title = `${from.name} → ${to.name}`.slice(0, 200)
    const { entryIds } = await moveBetween(trx, { from, to, amount, title, createdBy: caller.id, now })
    await record(trx, {
      companyId,
      actor: caller,
      kind: 'money_moved',
      subject: { id: from.brand_id, name: from.name },
      facts: { other: to.name, amount },
      now,
    })
    const [changed, entry] = [
      await repository.findAccount(trx, from.id, now),
      await repository.findEntry(trx, entryIds[0]!),
    ]
    if (!changed || !entry) throw new Error('A booking is gone in its own transaction')
    await live.publish(trx, accountChanged(from))
    await live.publish(trx, accountChanged(to))
    return { account: toAccount(changed), transaction: toTransaction(entry, now) }
  })
