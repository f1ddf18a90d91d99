import type { Scope } from '@samspel/api'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { record } from '../audit'
import { setAddress } from './confirmations'
import type { EmailChange } from './email-changes'
import * as repository from './repository'
import { alertOwner } from './security-alerts'

/** Writes the change of a colleague's address into the log of the company. */
const logChange = async (trx: Db, { id, email }: { id: string; email: string }, now: Date): Promise<void> => {
  const { companyId, name, email: former } = await repository.getUser(trx, id)
  await record(trx, {
    companyId,
    actor: { kind: 'user', id, name },
    kind: 'email_changed',
    facts: { from: former, to: email },
    now,
  })
}

/**
 * Gives the account its new address. A former one that has not said yes is told, and can take the address back; one that has said yes
 * cannot: it may be that of an employer who keeps the inbox.
 */
export const carryOutChange = async (
  trx: Db,
  clock: Pick<Context, 'live' | 'now' | 'config'>,
  { scope, id, change: { email, formerAgreed } }: { scope: Scope; id: string; change: EmailChange },
): Promise<void> => {
  if (!formerAgreed) await alertOwner(trx, clock, { scope, ownerId: id, kind: 'email_changed' })
  if (scope === 'user') await logChange(trx, { id, email }, clock.now)
  await setAddress(trx, scope, { id, email }, clock.now)
  if (formerAgreed) await alertOwner(trx, clock, { scope, ownerId: id, kind: 'email_changed', takesBack: false })
}
