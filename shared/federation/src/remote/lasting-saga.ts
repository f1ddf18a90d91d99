import type { InjectSaga } from '@samspel/store'

type RootSaga = Parameters<InjectSaga>[1]

/** A root saga that has ended with an error this often stays ended: it would only do so again. */
const RESTARTS = 3

// The store tells sagas apart by identity: the same root saga must get the same wrapping.
const wrapped = new WeakMap<RootSaga, RootSaga>()

/** A root saga that an error does not end for good: it is reported, and the saga starts anew, so that what the visitor does next works again. */
export function lasting(name: string, saga: RootSaga, onError: (error: unknown) => void): RootSaga {
  const known = wrapped.get(saga)
  if (known) return known
  const lastingSaga: RootSaga = function* lastingSaga() {
    for (let left = RESTARTS; left >= 0; left -= 1) {
      try {
        // As an effect, not with yield*: errors of what it has forked arrive here too.
        yield saga() as Iterator<unknown>
        return
      } catch (error) {
        console.error(`The saga ${name} ended${left > 0 ? ' and starts anew' : ''}`, error)
        onError(error)
      }
    }
  }
  wrapped.set(saga, lastingSaga)
  return lastingSaga
}
