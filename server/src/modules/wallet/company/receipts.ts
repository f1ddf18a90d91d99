import { sql } from 'kysely'
import type { PictureFocus, PlanName, Receipt } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import type { Context } from '../../../context'
import { dayOf } from '../../../days'
import { AppError } from '../../../errors'
import { maySeeAccount } from '../policies'
import * as repository from '../repository'
import { pageOfLines } from './lines'
import { monthFrom } from './plan'
import { toLine } from './serialize'

interface About {
  account_id: string
  company_name: string
  campaign: { id: string; name: string; imageUrl: string | null; imageFocus?: PictureFocus | null } | null
  creator: { id: string; name: string; imageUrl: string | null } | null
  booked_by: string | null
  plan: PlanName | null
}

/** What an entry, or a fee that went back, was for. Who created a payment is named only where a person did. */
const aboutEntry = (id: string) => sql<About>`SELECT line.account_id, co.name AS company_name,
    (SELECT jsonb_build_object('id', c.id, 'name', c.name, 'imageUrl', c.product_image_url, 'imageFocus', c.product_image_focus) FROM campaigns c
      WHERE c.brand_id = a.brand_id AND c.id = line.campaign_id) AS campaign,
    (SELECT jsonb_build_object('id', i.id, 'name', i.name, 'imageUrl', i.avatar_url) FROM instagramers i
      WHERE i.id = line.instagramer_id AND i.deleted_at IS NULL) AS creator,
    (SELECT u.name FROM users u WHERE u.id = line.created_by) AS booked_by,
    (SELECT plan FROM company_plans WHERE company_id = co.id) AS plan
  FROM (SELECT e.account_id, t.campaign_id, t.created_by,
      (SELECT other.instagramer_id FROM ledger_entries oe JOIN accounts other ON other.id = oe.account_id
        WHERE oe.transaction_id = t.id AND other.instagramer_id IS NOT NULL LIMIT 1) AS instagramer_id
      FROM account_movements e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE e.id = ${id}
    UNION ALL SELECT account_id, campaign_id, NULL::uuid, instagramer_id FROM holds WHERE id = ${id} AND state = 'returned') line
  JOIN accounts a ON a.id = line.account_id AND a.owner_type = 'brand' JOIN brands b ON b.id = a.brand_id
  JOIN companies co ON co.id = b.company_id`

/** One movement of a brand's account; another's is not found. */
export const getReceipt = async (
  { db, caller, now }: Context<UserCaller>,
  { id }: { id: string },
): Promise<{ receipt: Receipt }> => {
  const {
    rows: [about],
  } = await aboutEntry(id).execute(db)
  const account = about && (await repository.findAccount(db, about.account_id, now))
  if (!about || !account || !maySeeAccount(caller, account)) throw new AppError('not_found')
  const { rows } = await pageOfLines(db, { accountIds: [account.id], id }, { limit: 1, offset: 0 })
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const transaction = toLine(row, now)
  return {
    receipt: {
      transaction,
      number: `${transaction.createdAt.slice(0, 4)}-${id.replaceAll('-', '').slice(-8).toUpperCase()}`,
      brandName: row.brand_name ?? '',
      companyName: about.company_name,
      campaign: about.campaign,
      creator: about.creator,
      bookedBy: about.booked_by,
      plan:
        transaction.kind === 'subscription' ? { name: about.plan, ...monthFrom(dayOf(transaction.createdAt)) } : null,
      balanceBefore: row.balance_after === null ? null : row.balance_after - row.amount,
      balanceAfter: row.balance_after,
    },
  }
}
