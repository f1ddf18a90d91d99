import { useState, useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { Notice, TextButton } from '@samspel/ui'
import { useShell } from '../services/context'
import { messages as m } from './late-messages'

/** Says that a newer release is live than this tab runs. The visitor decides when to reload, so nothing typed is lost. */
export function NewVersionNotice() {
  const t = useText()
  const { host } = useShell()
  const { newVersions = [] } = useSyncExternalStore(host.subscribe, host.getState)
  const [taking, setTaking] = useState(false)
  const [closed, setClosed] = useState('')
  const all = newVersions.map(({ remote, version }) => `${remote} ${version}`).join()
  if (!all || closed === all) return null

  const reloads = newVersions.some((one) => one.reloads)
  const take = async () => {
    if (reloads) return window.location.reload()
    setTaking(true)
    await Promise.allSettled(newVersions.map(({ remote }) => host.takeNewVersion(remote)))
    setTaking(false)
  }
  return (
    <Notice
      kind="info"
      icon="refresh"
      title={t(m.newVersion)}
      onClose={() => setClosed(all)}
      action={
        <TextButton onClick={() => void take()} disabled={taking}>
          {t(reloads ? m.newVersionReload : m.newVersionTake)}
        </TextButton>
      }
    >
      {t(reloads ? m.newVersionReloadText : m.newVersionText)}
    </Notice>
  )
}
