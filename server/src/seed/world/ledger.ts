import { availableAfter } from '@samspel/api'
import type { BrandRecord, CreatorRecord, Making } from './context'

interface Account {
  id: string
  /** Sum of its entries: of a brand's account, what is not held. */
  balance: number
  /** What was held of it for a time and is back. */
  returned: number
  row: Record<string, unknown>
  /** The account of what is held of it. */
  holds?: Account
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
  holdId?: string
  createdBy?: string
  /** What outside the ledger it is booked for. */
  reference?: string
}

/** What is paid: a participation or a pass at a store, of whom and in which campaign. */
export interface HeldFor {
  brandId: string
  campaignId: string
  creatorId: string
  participationId?: string
  storeParticipationId?: string
}

interface Held extends HeldFor {
  brand: BrandRecord
  creator: CreatorRecord
  title: string
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
  /** What is held of a brand's money. */
  holds(brand: BrandRecord): Account
  bank: Account
  fees: Account
  post(
    kind: 'deposit' | 'hold' | 'return' | 'fee' | 'earning' | 'payout',
    at: string,
    about: About,
    sides: Side[],
  ): string
  /** Answers the hold's id: whoever pays it names it. */
  hold(held: Held, amount: number, at: string, ended: HoldEnd | undefined): string
  /** One that the bank has paid. */
  payout(creator: CreatorRecord, amount: number, at: string, paidAt: string): void
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
      holds_of: null,
      created_at: since,
      ...row,
    }
    make.add('accounts', full)
    const account: Account = { id: full.id as string, balance: 0, returned: 0, row: full }
    accounts.set(key, account)
    return account
  }
  const onTheWay = open('payouts', { purpose: 'payouts', name: 'Utbetalningar på väg' })
  // Those that commands would make by themselves, with the time of that day.
  open('card', { purpose: 'card', name: 'Kortbetalningar' })
  open('vat', { purpose: 'vat', name: 'Moms' })
  open('adjustments', { purpose: 'adjustments', name: 'Justeringar' })
  const ledger: Ledger = {
    bank: open('bank', { purpose: 'bank', name: 'Bank' }),
    fees: open('fees', { purpose: 'fees', name: 'Samspel' }),
    brand: (brand) => open(brand.id, { owner_type: 'brand', brand_id: brand.id, name: brand.name }),
    holds: (brand) => {
      const own = ledger.brand(brand)
      own.holds ??= open(`holds of ${brand.id}`, {
        owner_type: 'hold',
        purpose: 'holds',
        name: brand.name,
        holds_of: own.id,
      })
      return own.holds
    },
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
        hold_id: about.holdId ?? null,
        created_by: about.createdBy ?? null,
        reference: about.reference ?? null,
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
    hold: ({ brand, creator, title, ...owner }, amount, at, ended) => {
      const [account, holds] = [ledger.brand(brand), ledger.holds(brand)]
      const [state, settledAt, reason] = ended
        ? [ended.reason ? 'returned' : 'released', ended.at, ended.reason]
        : ['held', null, null]
      const id = make.id(at)
      const move = (kind: 'hold' | 'return', when: string, sum: number) =>
        ledger.post(kind, when, { ...owner, title, holdId: id }, [
          { account, amount: -sum, counterpart: creator.name },
          { account: holds, amount: sum, counterpart: creator.name },
        ])
      move('hold', at, amount)
      if (settledAt && reason) {
        move('return', settledAt, -amount)
        account.returned += amount
      }
      make.add('holds', {
        brand_id: owner.brandId,
        id,
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
      return id
    },
    payout: (creator, amount, at, paidAt) => {
      const account = ledger.creator(creator)
      const lastFour = (creator.bankAccount ?? '').slice(-4)
      const transactionId = ledger.post('payout', at, { title: 'Utbetalning' }, [
        { account, amount: -amount, counterpart: `Konto som slutar på ${lastFour}` },
        { account: onTheWay, amount, counterpart: creator.name },
      ])
      ledger.post('payout', paidAt, { title: 'Utbetalning' }, [
        { account: onTheWay, amount: -amount, counterpart: creator.name },
        { account: ledger.bank, amount, counterpart: creator.name },
      ])
      make.add('payouts', {
        id: make.id(at),
        account_id: account.id,
        transaction_id: transactionId,
        amount,
        state: 'paid',
        bank_account_last_four: lastFour,
        created_at: at,
        expected_at: paidAt,
        settled_at: paidAt,
      })
    },
    close: () => {
      for (const account of accounts.values())
        Object.assign(account.row, {
          balance: account.balance + (account.holds?.balance ?? 0),
          held: account.holds?.balance ?? 0,
        })
    },
  }
  return ledger
}

/** From when money approved at this time can be taken out. */
export const releasedAt = (approvedAt: string): string => availableAfter(new Date(approvedAt)).toISOString()
