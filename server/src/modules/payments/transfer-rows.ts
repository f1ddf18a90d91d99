import { type RawBuilder, sql } from 'kysely'
import type { BankTransfer } from '@samspel/api'
import type { BankTransfers } from '../../db/tables/payments'
import type { Db } from '../../db/transact'

export interface TransferRow extends BankTransfers {
  brand_name: string | null
  expected: number | null
}

export const selectTransfers = (where: RawBuilder<unknown>) =>
  sql<TransferRow>`SELECT t.*, b.name AS brand_name, p.amount AS expected FROM bank_transfers t
    LEFT JOIN payments p ON p.id = t.payment_id LEFT JOIN accounts a ON a.id = t.account_id
    LEFT JOIN brands b ON b.id = coalesce(a.brand_id, p.brand_id) WHERE ${where}`

export const findTransfer = async (db: Db, id: string): Promise<TransferRow | undefined> =>
  (await selectTransfers(sql`t.id = ${id}`).execute(db)).rows[0]

export const toTransfer = (row: TransferRow): BankTransfer => ({
  id: row.id,
  reference: row.reference,
  amount: row.amount,
  sender: row.sender,
  receivedOn: row.received_on,
  state: row.state,
  brandName: row.brand_name,
  expected: row.expected,
  isFromBank: row.bank_file_id !== null,
  createdAt: row.created_at,
})
