import { payoutExpectedAt } from './banking-days'

/** The bank that carries payouts out. */
export interface Bank {
  /** When a payout asked for now is on the account at the latest. */
  expectedAt: (now: Date) => Date
  /** How a payout whose day has come ended. */
  outcomeOf: (payout: { id: string; amount: number }) => Promise<'paid' | 'failed'>
}

/** Stands in until a real bank is connected: everything arrives two banking days later. */
export const sandboxBank: Bank = {
  expectedAt: payoutExpectedAt,
  outcomeOf: async () => 'paid',
}
