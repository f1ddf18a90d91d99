import type { Device } from '@samspel/api'
import { readClaims } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import type { IncomingMessage } from '@samspel/native'
import type { AppStore } from '@samspel/store'
import { apiAction, appActions, readToken, storage } from '@samspel/store'

type DeviceMessage = Extract<IncomingMessage, { type: 'device' }>

const createDevice = apiAction('createDevice')
const deleteDevice = apiAction('deleteDevice')

const readStored = (): Device | undefined => {
  try {
    return (JSON.parse(storage.get('device') ?? 'null') as Device | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps this phone registered for whoever is signed in (C-30, E-19): once for each account and push token. What goes wrong with it disturbs
 * nobody: the next sign-in, or the next token, tries again.
 */
export const followDevice = (store: AppStore): { take: (message: DeviceMessage) => void } => {
  let given: DeviceMessage | undefined
  /** The account and token that are registered, or about to be. */
  let standing: string | undefined

  const register = async () => {
    const owner = store.getState().auth.authenticated ? readClaims(readToken())?.sub : undefined
    if (!given || !owner) return
    const { token, platform, environment } = given
    const wanted = [owner, token, platform, environment].join('\n')
    if (standing === wanted) return
    const before = standing?.split('\n')[0] === owner || standing === undefined ? readStored() : undefined
    standing = wanted
    const { data } = await store.dispatch(createDevice({ body: { token, platform, environment } }))
    if (standing !== wanted) return
    if (!data) return void (standing = undefined)
    storage.set('device', JSON.stringify(data.device))
    store.dispatch(appActions.deviceChanged(data.device))
    // The phone's old token, which no longer receives anything.
    if (before && before.id !== data.device.id) await store.dispatch(deleteDevice({ params: { id: before.id } }))
  }
  const forget = () => {
    standing = undefined
  }
  bus.subscribe('session:signed-in', () => void register())
  bus.subscribe('session:signed-out', forget)
  bus.subscribe('session:expired', forget)
  return {
    take(message) {
      given = message
      void register()
    },
  }
}
