import { useEffect, useState } from 'react'
import type { NoticeSettings } from '@samspel/api'
import { isNative } from '@samspel/native'
import { apiAction, useAppDispatch } from '@samspel/store'
import { deleteDevice } from '../../../data/account-actions'

const createPushDevice = apiAction('createPushDevice')

/** `unsupported`: no push in this browser; `closed`: none is sent from here; `denied`: refused earlier, which only the browser's settings can undo. */
export type PushState = 'unsupported' | 'closed' | 'off' | 'on' | 'denied'

const isSupported = () =>
  !isNative() && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const browsers = [/Edg\//, /OPR\//, /Firefox\//, /Chrome\//, /Safari\//]
const names = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari']
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]
/** The device's name in the list: browser and system. */
export const deviceName = (agent = navigator.userAgent): string => {
  const browser = names[browsers.findIndex((one) => one.test(agent))]
  const system = systems.find(([one]) => one.test(agent))?.[1]
  return [browser, system].filter(Boolean).join(', ') || 'Web'
}

/** Push in this browser. Permission is requested only when somebody turns it on. */
export function usePush(settings: NoticeSettings | undefined, take: (settings: NoticeSettings) => void) {
  const dispatch = useAppDispatch()
  const [endpoint, setEndpoint] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [permission, setPermission] = useState<NotificationPermission>(() =>
    isSupported() ? Notification.permission : 'denied',
  )
  useEffect(() => {
    if (!isSupported()) return
    void navigator.serviceWorker
      .getRegistration()
      .then((worker) => worker?.pushManager.getSubscription())
      .then((subscription) => setEndpoint(subscription?.endpoint))
      .catch(() => undefined)
  }, [])
  const own = settings?.devices.find((device) => device.endpoint !== null && device.endpoint === endpoint)
  const state: PushState = !isSupported()
    ? 'unsupported'
    : settings?.pushKey === null
      ? 'closed'
      : permission === 'denied'
        ? 'denied'
        : own && permission === 'granted'
          ? 'on'
          : 'off'

  const turnOn = async (): Promise<boolean> => {
    if (!settings?.pushKey || !isSupported()) return false
    setBusy(true)
    setFailed(false)
    try {
      const answer = await Notification.requestPermission()
      setPermission(answer)
      if (answer !== 'granted') return false
      const worker = await navigator.serviceWorker.ready
      const subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: settings.pushKey,
      })
      const { keys } = subscription.toJSON()
      const { ok, data } = await dispatch(
        createPushDevice({
          body: {
            endpoint: subscription.endpoint,
            p256dh: keys?.p256dh ?? '',
            auth: keys?.auth ?? '',
            name: deviceName(),
          },
        }),
      )
      if (!ok || !data) throw new Error('The browser was not registered')
      take(data.noticeSettings)
      setEndpoint(subscription.endpoint)
      return true
    } catch {
      setFailed(true)
      return false
    } finally {
      setBusy(false)
    }
  }
  const remove = async (id: string): Promise<void> => {
    if (!settings) return
    setBusy(true)
    setFailed(false)
    const { ok, status } = await dispatch(deleteDevice({ params: { id } }))
    setBusy(false)
    if (!ok && status !== 404) return setFailed(true)
    take({ ...settings, devices: settings.devices.filter((device) => device.id !== id) })
    if (id !== own?.id) return
    const worker = await navigator.serviceWorker.getRegistration()
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
    setEndpoint(undefined)
  }
  return { state, own, busy, failed, turnOn, remove }
}
