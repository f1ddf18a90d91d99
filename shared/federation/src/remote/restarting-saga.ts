import type { AppStore, InjectSaga } from '@samspel/store'

type RootSaga = Parameters<InjectSaga>[1]

/** A root saga that has ended this often in a row, each time at once, rests until the visitor does something: it would only end again. */
const RESTARTS = 3
/** ms: who ran for this long has not ended at once. Also the least rest, so that a saga that answers itself is no endless loop. */
const A_WHILE = 1_000

/** How a saga tells the time; replaced in tests. */
export interface Pace {
  now(): number
  rest(milliseconds: number): Promise<void>
}

const ordinary: Pace = {
  now: () => performance.now(),
  rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

// The store tells sagas apart by identity: the same root saga must get the same wrapping.
const wrapped = new WeakMap<RootSaga, RootSaga>()

const nextAction = (store: Pick<AppStore, 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop()
      resolve()
    })
  })

/**
 * A root saga that an error does not end for good: each one is reported, and the saga starts anew, so that what the visitor does next works again. One
 * that ends at once whenever it starts waits for the next action before it is tried again, however often that is.
 */
export function restarting(
  name: string,
  saga: RootSaga,
  onError: (error: unknown) => void,
  store: Pick<AppStore, 'subscribe'>,
  { now, rest }: Pace = ordinary,
): RootSaga {
  const known = wrapped.get(saga)
  if (known) return known
  const restartingSaga: RootSaga = function* restartingSaga() {
    for (let left = RESTARTS; ;) {
      const began = now()
      try {
        // As an effect, not with yield*: errors of what it has forked arrive here too.
        yield saga() as Iterator<unknown>
        return
      } catch (error) {
        left = now() - began < A_WHILE ? left - 1 : RESTARTS
        console.error(
          `The saga ${name} ended${left < 0 ? ' and rests until the next action' : ' and starts anew'}`,
          error,
        )
        onError(error)
      }
      if (left < 0) yield rest(A_WHILE).then(() => nextAction(store))
    }
  }
  wrapped.set(saga, restartingSaga)
  return restartingSaga
}
