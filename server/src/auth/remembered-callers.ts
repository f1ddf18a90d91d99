import type { SignedIn } from './caller'

const mostRemembered = 10_000

/**
 * The callers of this instance's latest requests, by session. A remembered caller says what a request may try, never what it may be
 * answered: their rights may have changed since.
 */
export class RememberedCallers {
  readonly #bySession = new Map<string, SignedIn>()

  get(sessionId: string): SignedIn | undefined {
    return this.#bySession.get(sessionId)
  }

  /** Remembers a session's caller as just loaded, or forgets the session, when undefined. */
  set(sessionId: string, caller: SignedIn | undefined): void {
    this.#bySession.delete(sessionId)
    if (!caller) return
    const [oldest] = this.#bySession.keys()
    if (this.#bySession.size >= mostRemembered && oldest !== undefined) this.#bySession.delete(oldest)
    this.#bySession.set(sessionId, caller)
  }
}
