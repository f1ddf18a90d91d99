import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { can, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, TextButton } from '@samspel/ui'
import { deleteParticipation, getCampaign } from '../../../shared/data'
import { useApplicationWords } from '../../components/participation-labels'
import { messages } from './messages'
import css from './Offer.module.css'

const kinds = { pending: 'info', approved: 'ok', rejected: 'warn' } as const

interface MyApplicationProps {
  participation: Participation
  /** Withdrawing; meanwhile the participation must not be requested. */
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}

/** The status of the creator's application and the deadline for the brand's answer; a pending one can be withdrawn. */
export function MyApplication({ participation, isBusy, onBusy }: MyApplicationProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const { title, text } = useApplicationWords()(participation)
  const { id, state, campaignId } = participation

  const withdraw = async () => {
    onBusy(true)
    const outcome = await dispatch(deleteParticipation({ params: { id } }))
    // The brand may have answered in the meantime, so the offer is reloaded either way.
    await dispatch(getCampaign({ params: { id: campaignId } }))
    onBusy(false)
    setAsking(false)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.withdrawn) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
  }

  return (
    <>
      <Notice kind={kinds[state]} title={title}>
        {text}
        {can(participation, 'withdraw') && (
          <div className={css.withdraw}>
            <TextButton tone="bad" onClick={() => setAsking(true)}>
              {t(messages.withdraw)}
            </TextButton>
          </div>
        )}
      </Notice>
      <ConfirmDialog
        open={isAsking}
        title={t(messages.withdrawTitle)}
        confirmLabel={t(messages.withdraw)}
        cancelLabel={t(messages.keep)}
        danger
        loading={isBusy}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      >
        {t(messages.withdrawText)}
      </ConfirmDialog>
    </>
  )
}
