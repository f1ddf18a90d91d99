import { bus } from '@samspel/event-bus'
import { isNative, native } from '@samspel/native'
import { apiAction, appActions, storage } from '@samspel/store'
import type { Device } from '@samspel/api'
import type { IncomingMessage } from '@samspel/native'
import type { AppStore } from '@samspel/store'

const createDevice = apiAction('createDevice')
type DeviceMessage = Extract<IncomingMessage, { type: 'device' }>

/** K-03: inside the wrapper the page is not zoomed. */
const fixViewport = () => {
  document.querySelector('meta[name="viewport"]')?.setAttribute('content', 'width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover')
}

/** Follows the native wrapper: its device is registered for whoever is signed in (C-30, E-19), its links change the page. */
export const connectNative = ({ store, navigate }: { store: AppStore; navigate: (path: string) => void }): void => {
  if (!isNative()) return
  fixViewport()
  let device: DeviceMessage | undefined

  const register = async () => {
    if (!device || !store.getState().auth.authenticated) return
    const { token, platform, environment } = device
    const { data } = await store.dispatch(createDevice({ body: { token, platform, environment } }))
    if (data) keep(data.device)
  }
  const keep = (registered: Device) => {
    storage.set('device', JSON.stringify(registered))
    store.dispatch(appActions.deviceChanged(registered))
  }
  native.subscribe((message) => {
    if (message.type === 'device') {
      device = message
      void register()
    } else if (message.type === 'storeCode') navigate(`/stores/qr/${encodeURIComponent(message.token)}`)
    else if (message.type === 'navigate' && message.path.startsWith('/') && !message.path.startsWith('//')) navigate(message.path)
  })
  bus.subscribe('session:signed-in', () => void register())
}
