import { useState } from 'react'
import { genericMessages, useText } from '@samspel/i18n'
import { IconButton, notify } from '@samspel/ui'

/** Exports what is on screen as a file; disabled while that is being created. `save` reports errors itself. */
export function FileButton({ label, save }: { label: string; save: () => Promise<void> }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await save()
    } catch (error) {
      console.warn(error)
      notify({ kind: 'bad', message: t(genericMessages.other) })
    }
    setBusy(false)
  }
  return <IconButton icon="download" variant="line" label={label} disabled={isBusy} onClick={() => void press()} />
}
