import { nextBankingDay } from './banking-days'

/** The bank that carries payouts out. */
export interface Bank {
  /** When a payout asked for now is on the account at the latest. */
  expectedAt: (now: Date) => Date
  /** How a payout whose day has come ended. */
  outcomeOf: (payout: { id: string; amount: number }) => Promise<'paid' | 'failed'>
}

/** Stands in until a real bank is connected: everything arrives on the next banking day. */
export const sandboxBank: Bank = {
  expectedAt: nextBankingDay,
  outcomeOf: async () => 'paid',
}
