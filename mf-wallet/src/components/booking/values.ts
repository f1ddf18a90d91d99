/** What is typed: which way money goes, kronor, and the words that the owner of the account reads. */
export interface BookingValues {
  way: 'debit' | 'credit'
  amount: number | null
  words: string
}
