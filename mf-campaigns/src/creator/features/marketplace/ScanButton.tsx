import { useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { native } from '@samspel/native'
import { Button } from '@samspel/ui'
import { messages } from './messages'

const canScan = () => native.capabilities().scanStoreCode === true

/** In a native wrapper with a scanner: scans a store's code and opens its page. */
export function ScanButton() {
  const t = useText()
  const isShown = useSyncExternalStore(native.watch, canScan)
  if (!isShown) return null
  return (
    <Button
      variant="light"
      size="sm"
      icon="scan"
      onClick={() => void native.post({ type: 'scanStoreCode' }).catch(console.error)}
    >
      {t(messages.scan)}
    </Button>
  )
}
