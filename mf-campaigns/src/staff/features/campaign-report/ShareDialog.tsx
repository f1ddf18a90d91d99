import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { Button, Modal, Notice, SegmentedControl, Stack, useIsMobile } from '@samspel/ui'
import { createReportLink } from './data/reports'
import { LiveLinks } from './LiveLinks'
import { messages } from './messages'
import { NewAddress } from './NewAddress'

const terms = ['7', '30', '90'] as const
type Term = (typeof terms)[number]
const daysOf = { 7: 7, 30: 30, 90: 90 } as const

/** Creates read-only addresses of the report, and shows the active ones. */
export function ShareDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const isMobile = useIsMobile()
  const [term, setTerm] = useState<Term>('30')
  const [made, setMade] = useState<{ token: string; expiresAt: string }>()
  const [error, setError] = useState<RequestError>()
  const [isSending, setSending] = useState(false)
  const make = async () => {
    setSending(true)
    const { data, parsedError } = await dispatch(
      createReportLink({ params: { id: campaignId }, body: { days: daysOf[term] } }),
    )
    setSending(false)
    setError(parsedError)
    if (data) setMade({ token: data.token, expiresAt: data.reportLink.expiresAt })
  }
  return (
    <Modal open onClose={onClose} title={t(messages.share)} closeLabel={t(commonMessages.close)}>
      <Stack gap={16}>
        <span>{t(messages.shareText)}</span>
        {made ? (
          <NewAddress token={made.token} expiresAt={made.expiresAt} />
        ) : (
          <Stack gap={12}>
            <b aria-hidden="true">{t(messages.term)}</b>
            <SegmentedControl
              label={t(messages.term)}
              value={term}
              onChange={setTerm}
              fullWidth
              options={terms.map((value) => ({ value, label: t(messages.days, { n: daysOf[value] }) }))}
            />
            {error && <Notice kind="bad">{t(error.message)}</Notice>}
            <Button variant="main" icon="link" fullWidth={isMobile} loading={isSending} onClick={() => void make()}>
              {t(messages.make)}
            </Button>
          </Stack>
        )}
        <LiveLinks campaignId={campaignId} />
      </Stack>
    </Modal>
  )
}
