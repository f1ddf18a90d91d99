/** An account that can be topped up. */
export interface TopUpAccount {
  accountId: string
  name: string
  /** Öre. */
  available: number
}
