import { sql } from 'kysely'
import type { BookAccount, BookPurpose } from '@samspel/api'
import { bookPurposes } from '@samspel/api/invoice-states'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { requireCompany } from './policies'

/** Accounts of the Swedish BAS chart that fit, until a company chooses others; with the names that the export gives them. */
export const suggestedAccounts: Record<BookPurpose, { account: string; name: string }> = {
  wallet: { account: '1680', name: 'Pengar hos Samspel' },
  bank: { account: '1930', name: 'Företagskonto' },
  creator_fees: { account: '5910', name: 'Annonsering, arvoden till kreatörer' },
  subscription: { account: '6540', name: 'IT-tjänster, Samspel' },
  vat: { account: '2641', name: 'Debiterad ingående moms' },
  other: { account: '6990', name: 'Övriga externa kostnader' },
}

/** The account of each purpose: what the company chose, else what is suggested. */
export const accountsOf = async (db: Db, companyId: string): Promise<Record<BookPurpose, string>> => {
  const { rows } = await sql<{
    purpose: BookPurpose
    account: string
  }>`SELECT purpose, account FROM company_book_accounts
    WHERE company_id = ${companyId}`.execute(db)
  const chosen = new Map(rows.map(({ purpose, account }) => [purpose, account]))
  return Object.fromEntries(
    bookPurposes.map((purpose) => [purpose, chosen.get(purpose) ?? suggestedAccounts[purpose].account]),
  ) as Record<BookPurpose, string>
}

const answer = async (db: Db, companyId: string): Promise<{ bookAccounts: BookAccount[] }> => {
  const accounts = await accountsOf(db, companyId)
  return {
    bookAccounts: bookPurposes.map((purpose) => ({
      purpose,
      account: accounts[purpose],
      suggested: suggestedAccounts[purpose].account,
    })),
  }
}

export const getBookAccounts = async ({ db, caller }: Context<UserCaller>, { id }: { id: string }) => {
  await requireCompany(db, caller, id)
  return answer(db, id)
}

export const updateBookAccounts = async (
  { db, caller }: Context<UserCaller>,
  { id, bookAccounts }: { id: string } & Body<'updateBookAccounts'>,
) =>
  transact(db, async (trx) => {
    await requireCompany(trx, caller, id, 'keepPapers')
    for (const { purpose, account } of bookAccounts)
      await sql`INSERT INTO company_book_accounts (company_id, purpose, account) VALUES (${id}, ${purpose}, ${account})
        ON CONFLICT (company_id, purpose) DO UPDATE SET account = excluded.account`.execute(trx)
    return answer(trx, id)
  })
