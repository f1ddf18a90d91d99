/** Why somebody was just signed out; shown once on the login page. */
export type Farewell = 'deleted' | 'everywhere'

let reason: Farewell | undefined

/** Only in this page's memory, so that a later visitor is not told. */
export const farewell = {
  get reason(): Farewell | undefined {
    return reason
  },
  say(next: Farewell): void {
    reason = next
  },
  clear(): void {
    reason = undefined
  },
}
