import { useState } from 'react'
import { genericMessages, useText } from '@samspel/i18n'
import { IconButton, notify } from '@samspel/ui'

/** Gives what is on screen as a file; cannot be pressed again while that is made. `save` tells what the server refused by itself. */
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
