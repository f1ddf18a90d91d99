import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { Notice, TextButton } from '@samspel/ui'
import { askToInstall, hideInstall, installWay, isInstallHidden } from './install'
import { messages } from './messages'

/**
 * A discreet suggestion that can be dismissed for good. If it becomes available only after the page was drawn, it waits for the next visit,
 * to avoid a layout shift.
 */
export function InstallLine() {
  const t = useText()
  const [way, setWay] = useState(() => (isInstallHidden() ? undefined : installWay()))
  if (!way) return null
  const putAway = () => {
    hideInstall()
    setWay(undefined)
  }
  return (
    <Notice
      kind="neutral"
      icon="device-mobile"
      line
      title={t(messages.title)}
      onClose={putAway}
      {...(way === 'question' && {
        action: <TextButton onClick={() => void askToInstall().then(putAway)}>{t(messages.install)}</TextButton>,
      })}
    >
      {t(way === 'question' ? messages.text : messages.byHand)}
    </Notice>
  )
}
