import { useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { messages as m } from './messages'

const subscribe = (heard: () => void) => {
  window.addEventListener('online', heard)
  window.addEventListener('offline', heard)
  return () => {
    window.removeEventListener('online', heard)
    window.removeEventListener('offline', heard)
  }
}

export function OfflineNotice() {
  const t = useText()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return online ? null : <Notice kind="warn">{t(m.offline)}</Notice>
}
