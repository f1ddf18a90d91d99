import { useState } from 'react'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, ConfirmDialog, Notice, Row, useIsMobile } from '@samspel/ui'
import { endAllSessions } from '../../../data/account-actions'
import { leave } from '../../../data/leave'
import { messages } from './messages'

/** Ends every session, including this one, and returns to the login page. */
export function SignOutEverywhere() {
  const t = useText()
  const dispatch = useAppDispatch()
  const isPhone = useIsMobile()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Message>()

  const signOut = async () => {
    setBusy(true)
    setProblem(undefined)
    const { ok, status, parsedError } = await dispatch(endAllSessions({ keepSession: true }))
    // 401: this session was already ended from elsewhere.
    if (ok || status === 401) return leave(dispatch, 'everywhere')
    setBusy(false)
    setAsking(false)
    setProblem(parsedError?.message ?? messages.everywhereFailed)
  }

  return (
    <>
      {problem && <Notice kind="bad">{t(problem)}</Notice>}
      <Row>
        <Button icon="logout" fullWidth={isPhone} onClick={() => setAsking(true)}>
          {t(messages.everywhere)}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={t(messages.everywhereTitle)}
        confirmLabel={t(messages.everywhere)}
        cancelLabel={t(commonMessages.cancel)}
        danger
        loading={busy}
        onConfirm={() => void signOut()}
        onCancel={() => setAsking(false)}
      >
        {t(messages.everywhereText)}
      </ConfirmDialog>
    </>
  )
}
