import { useState } from 'react'
import { DateField } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { Button, Modal, Notice, SegmentedControl, Stack, SwitchField, TextField, useIsMobile } from '@samspel/ui'
import { createReportLink } from './data/reports'
import { LiveLinks } from './LiveLinks'
import { messages } from './messages'
import { NewAddress } from './NewAddress'

const terms = ['7', '30', '90', 'day'] as const
type Term = (typeof terms)[number]
const daysOf = { 7: 7, 30: 30, 90: 90 } as const

interface ShareDialogProps {
  campaignId: string
  /** Further campaigns of the report. */
  others: readonly string[]
  onClose: () => void
}

/** Creates read-only addresses of the report, and shows the active ones. */
export function ShareDialog({ campaignId, others, onClose }: ShareDialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const isMobile = useIsMobile()
  const [name, setName] = useState('')
  const [term, setTerm] = useState<Term>('30')
  const [endsOn, setEndsOn] = useState('')
  const [showsCosts, setCosts] = useState(false)
  const [showsNames, setNames] = useState(true)
  const [made, setMade] = useState<{ token: string; expiresAt: string }>()
  const [error, setError] = useState<RequestError>()
  const [isSending, setSending] = useState(false)
  const make = async () => {
    setSending(true)
    const { data, parsedError } = await dispatch(
      createReportLink({
        params: { id: campaignId },
        body: {
          ...(term === 'day' ? { endsOn } : { days: daysOf[term] }),
          ...(name.trim() && { name: name.trim() }),
          showsCosts,
          showsNames,
          ...(others.length > 0 && { and: [...others] }),
        },
      }),
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
            <TextField
              label={t(messages.name)}
              help={t(messages.nameHelp)}
              value={name}
              maxLength={120}
              onChange={setName}
            />
            <b aria-hidden="true">{t(messages.term)}</b>
            <SegmentedControl
              label={t(messages.term)}
              value={term}
              onChange={setTerm}
              fullWidth
              options={terms.map((value) => ({
                value,
                label: value === 'day' ? t(messages.ownDay) : t(messages.days, { n: daysOf[value] }),
              }))}
            />
            {term === 'day' && (
              <DateField label={t(messages.lastDay)} value={endsOn} onChange={(day) => setEndsOn(day ?? '')} />
            )}
            <SwitchField
              label={t(messages.showCosts)}
              help={t(messages.showCostsHelp)}
              value={showsCosts}
              onChange={setCosts}
            />
            <SwitchField
              label={t(messages.showNames)}
              help={t(messages.showNamesHelp)}
              value={showsNames}
              onChange={setNames}
            />
            {error && <Notice kind="bad">{t(error.message)}</Notice>}
            <Button
              variant="main"
              icon="link"
              fullWidth={isMobile}
              loading={isSending}
              disabled={term === 'day' && !endsOn}
              onClick={() => void make()}
            >
              {t(messages.make)}
            </Button>
          </Stack>
        )}
        <LiveLinks campaignId={campaignId} />
      </Stack>
    </Modal>
  )
}
