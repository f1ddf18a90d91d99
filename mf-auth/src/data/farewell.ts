/** Why somebody who was signed in a moment ago stands at the login page: said there, once. */
export type Farewell = 'deleted' | 'everywhere'

let reason: Farewell | undefined

/** In this page's memory only: a visitor who comes back later is told nothing. */
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
