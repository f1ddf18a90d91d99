import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { ReasonDialog } from '@samspel/desk/reason'
import { commonMessages, useText } from '@samspel/i18n'
import { ConfirmDialog, Stack } from '@samspel/ui'
import { messages } from '../messages'
import { OverBudget } from '../MissingMoney'
import { ActionConsequences } from './ActionConsequences'
import { questionOf } from './consequences'
import { moveNames } from './messages'
import { type AskedAction, nameOf, useCampaignAction } from './use-campaign-action'

/** Asks for confirmation and states the consequences with numbers; cancelling lets the brand write to the creators. */
export function ActionDialog({
  campaign,
  asked,
  onClose,
}: {
  campaign: Campaign
  asked: AskedAction
  onClose: () => void
}) {
  const t = useText()
  const { move, remove } = useCampaignAction(campaign)
  const [isSending, setSending] = useState(false)
  const act = nameOf(asked)
  const { question, label } = moveNames[act]
  const unsent = questionOf(act, campaign)
  const does = (
    <Stack gap={16}>
      <ActionConsequences campaign={campaign} act={act} />
      {(act === 'request' || act === 'confirm') && <OverBudget campaign={campaign} />}
    </Stack>
  )
  if (asked !== 'delete' && act === 'cancel') {
    return (
      <ReasonDialog
        id={`cancelCampaign.${campaign.id}`}
        title={t(question)}
        label={messages.reviewComment}
        help={messages.cancelHelp}
        submit={label}
        isRequired={false}
        onClose={onClose}
        onSend={(comment) => move(asked, comment)}
      >
        {does}
      </ReasonDialog>
    )
  }
  const run = async () => {
    setSending(true)
    await (asked === 'delete' ? remove() : move(asked))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      loading={isSending}
      danger={asked === 'delete'}
      title={unsent ? t(unsent.message, { n: unsent.n }) : t(question)}
      confirmLabel={t(label)}
      cancelLabel={t(commonMessages.cancel)}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {does}
    </ConfirmDialog>
  )
}
