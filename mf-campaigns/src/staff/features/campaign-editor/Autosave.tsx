import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { LeaveQuestion, useFormActions, useFormFacts } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Notice, TextButton } from '@samspel/ui'
import { messages } from './messages'
import { OfferedDraft } from './OfferedDraft'
import { useAutosave } from './use-autosave'
import type { Saving } from './use-save'

/** Saves what is typed: in the browser at once, on the server after a pause. Reports failures, and asks before changes would be lost. */
export function Autosave({
  campaign,
  saving,
  isLeaving,
}: {
  campaign: Campaign | undefined
  saving: Saving
  isLeaving: boolean
}) {
  const t = useText()
  const [isSettled, setSettled] = useState(false)
  const { dirty, submitting, valid } = useFormFacts()
  const { submit } = useFormActions()
  const { failure, isStale, isSaving } = saving
  // Campaigns in review are saved only by hand, so that an administrator who reads one does not change it by accident.
  useAutosave(saving, isSettled && !isLeaving && (campaign === undefined || campaign.state === 'draft'))

  const trouble = () => {
    if (!failure || isStale || !dirty || submitting || isSaving) return null
    if (failure.status === 0)
      return (
        <Notice kind="warn" icon="wifi-off">
          {t(messages.offline)}
        </Notice>
      )
    return (
      <Notice kind="warn" action={valid && <TextButton onClick={submit}>{t(commonMessages.retry)}</TextButton>}>
        {t(messages.notSaved)} {t(failure.message)}
      </Notice>
    )
  }
  return (
    <>
      {trouble()}
      <OfferedDraft campaign={campaign} onSettled={setSettled} />
      <LeaveQuestion when={dirty && !submitting && !isLeaving} />
    </>
  )
}
