import { availableAfter } from '@samspel/api'
import type { BrandRecord, CreatorRecord, Making } from './context'

interface Account {
  id: string
  balance: number
  held: number
  row: Record<string, unknown>
}
interface Side {
  account: Account
  amount: number
  counterpart: string
  availableAt?: string | null
}
interface About {
  title: string
  brandId?: string
  campaignId?: string
  participationId?: string
  storeParticipationId?: string
  mentionId?: string
  createdBy?: string
}

/** What is paid: a participation or a pass at a store, of whom and in which campaign. */
export interface HeldFor {
  brandId: string
  campaignId: string
  creatorId: string
  participationId?: string
  storeParticipationId?: string
}

/** How a hold ended: paid, or back with the brand and why. */
export interface HoldEnd {
  at: string
  reason: 'archived' | 'not_delivered' | null
}

/** Books of the demo world; every transaction sums to zero and balances follow from the entries. Amounts in öre. */
export interface Ledger {
  brand(brand: BrandRecord): Account
  creator(creator: CreatorRecord): Account
  bank: Account
  fees: Account
  post(kind: 'deposit' | 'fee' | 'earning' | 'payout', at: string, about: About, sides: Side[]): string
  hold(account: Account, owner: HeldFor, amount: number, at: string, ended: HoldEnd | undefined): void
  payout(creator: CreatorRecord, amount: number, state: 'requested' | 'paid', at: string, expectedAt: string): void
  /** Writes the balances into the account rows. */
  close(): void
}

export const openLedger = (make: Making): Ledger => {
  const accounts = new Map<string, Account>()
  const open = (key: string, row: Record<string, unknown>): Account => {
    const found = accounts.get(key)
    if (found) return found
    const since = make.clock.at(-515, 9, 0)
    const full: Record<string, unknown> = {
      id: make.id(since),
      owner_type: 'platform',
      brand_id: null,
      instagramer_id: null,
      purpose: 'main',
      name: '',
      currency: 'SEK',
      balance: 0,
      held: 0,
      created_at: since,
      ...row,
    }
    make.add('accounts', full)
    const account = { id: full.id as string, balance: 0, held: 0, row: full }
    accounts.set(key, account)
    return account
  }
  const ledger: Ledger = {
    bank: open('bank', { purpose: 'bank', name: 'Bank' }),
    fees: open('fees', { purpose: 'fees', name: 'Samspel' }),
    brand: (brand) => open(brand.id, { owner_type: 'brand', brand_id: brand.id, name: brand.name }),
    creator: (creator) =>
      open(creator.id, { owner_type: 'instagramer', instagramer_id: creator.id, name: creator.name }),
    post: (kind, at, about, sides) => {
      if (sides.reduce((sum, side) => sum + side.amount, 0) !== 0)
        throw new Error(`The transaction "${about.title}" does not sum to zero.`)
      const id = make.id(at)
      make.add('ledger_transactions', {
        id,
        kind,
        title: about.title,
        brand_id: about.brandId ?? null,
        campaign_id: about.campaignId ?? null,
        participation_id: about.participationId ?? null,
        store_participation_id: about.storeParticipationId ?? null,
        mention_id: about.mentionId ?? null,
        created_by: about.createdBy ?? null,
        created_at: at,
      })
      for (const { account, amount, counterpart, availableAt } of sides) {
        account.balance += amount
        make.add('ledger_entries', {
          id: make.id(at),
          transaction_id: id,
          account_id: account.id,
          amount,
          counterpart,
          available_at: availableAt ?? null,
          created_at: at,
        })
      }
      return id
    },
    hold: (account, owner, amount, at, ended) => {
      if (!ended) account.held += amount
      const [state, settledAt, reason] = ended
        ? [ended.reason ? 'returned' : 'released', ended.at, ended.reason]
        : ['held', null, null]
      make.add('holds', {
        brand_id: owner.brandId,
        id: make.id(at),
        participation_id: owner.participationId ?? null,
        store_participation_id: owner.storeParticipationId ?? null,
        campaign_id: owner.campaignId,
        instagramer_id: owner.creatorId,
        account_id: account.id,
        amount,
        state,
        created_at: at,
        settled_at: settledAt,
        return_reason: reason,
        brand_told_at: reason && settledAt,
      })
    },
    payout: (creator, amount, state, at, expectedAt) => {
      const account = ledger.creator(creator)
      const lastFour = (creator.bankAccount ?? '').slice(-4)
      const transactionId = ledger.post('payout', at, { title: 'Utbetalning' }, [
        { account, amount: -amount, counterpart: `Konto som slutar på ${lastFour}` },
        { account: ledger.bank, amount, counterpart: creator.name },
      ])
      make.add('payouts', {
        id: make.id(at),
        account_id: account.id,
        transaction_id: transactionId,
        amount,
        state,
        bank_account_last_four: lastFour,
        created_at: at,
        expected_at: expectedAt,
        settled_at: state === 'paid' ? expectedAt : null,
      })
    },
    close: () => {
      for (const account of accounts.values())
        Object.assign(account.row, { balance: account.balance, held: account.held })
    },
  }
  return ledger
}

/** From when money approved at this time can be taken out. */
export const releasedAt = (approvedAt: string): string => availableAfter(new Date(approvedAt)).toISOString()
