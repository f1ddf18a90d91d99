import { useLocation } from 'react-router-dom'
import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Button, Notice } from '@samspel/ui'
import { connectMessages } from './connect-messages'
import { useConnectInstagram } from './use-connect-instagram'

/** For creators whose consent at the network has ended: since when nothing is read, and one button to connect again. */
export function ConsentEnded() {
  const t = useText()
  const format = useFormats()
  const { pathname, search } = useLocation()
  const { connect, isBusy, problem } = useConnectInstagram(pathname + search)
  const endedAt = useAppSelector(selectCurrentInstagramer)?.consentEndedAt
  if (!endedAt) return null
  return (
    <Notice
      kind="warn"
      icon="brand-instagram"
      title={t(connectMessages.ended)}
      action={
        <Button size="sm" variant="main" onClick={connect} loading={isBusy}>
          {t(connectMessages.again)}
        </Button>
      }
    >
      {t(problem ?? connectMessages.endedText, { date: format.date(endedAt, 'year') })}
    </Notice>
  )
}
