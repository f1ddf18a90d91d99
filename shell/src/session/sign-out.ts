import { call, delay, put, race, select } from 'redux-saga/effects'
import type { Client } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import type { RootState, Steps } from '@samspel/store'
import { clearToken, readToken, signedOut, storage } from '@samspel/store'
import { leaving } from './leaving'

/** How long a sign-out waits at most for held requests to be answered, ms. */
const patience = 5_000

const readDeviceId = (): string | undefined => {
  try {
    return (JSON.parse(storage.get('device') ?? 'null') as { id?: string } | null)?.id
  } catch {
    return undefined
  }
}

/** Lets decisions that are held back for undo be sent while the session is still valid. */
function* sendHeld(): Steps {
  const sent: Promise<unknown>[] = []
  bus.publish('session:ending', { until: (done) => sent.push(done) })
  if (sent.length > 0) yield race([call(() => Promise.allSettled(sent)), delay(patience)])
}

/**
 * C-23: first the device, then the session, by the path of the account type. What the server answers changes nothing for the
 * visitor: the token is forgotten in any case.
 */
export function* signOutSaga(client: Client): Steps {
  const { scope }: RootState['auth'] = yield select((state: RootState) => state.auth)
  const deviceId = readDeviceId()
  if (readToken()) {
    yield* sendHeld()
    if (deviceId) yield call([client, client.call<'deleteDevice'>], 'deleteDevice', { params: { id: deviceId } })
    yield call(
      [client, client.call<'signOutUser'>],
      scope === 'user' ? 'signOutUser' : ('signOutInstagramer' as 'signOutUser'),
    )
  }
  storage.remove('device')
  yield* endSession()
}

/** Ends the session on purpose: the visitor lands at /login without a destination to come back to. */
export function* endSession(): Steps {
  leaving.byWish = true
  clearToken()
  yield put(signedOut())
  bus.publish('session:signed-out', {})
}
