import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { can, queryActions, useAppDispatch } from '@samspel/store'
import { Button, Card, Notice, notify, Row, Stack } from '@samspel/ui'
import { ReasonDialog } from '../../../../shared/components/lazy-dialogs'
import { listCampaigns } from '../../../../shared/data'
import { updateCampaignState } from '../../../data'
import { messages as pageMessages } from '../messages'
import { ActionConsequences } from '../process/ActionConsequences'
import { reviewMessages as messages } from './messages'
import { QueueWalk, useReviewQueue } from './QueueWalk'
import { ReviewDiff } from './ReviewDiff'

/** For platform staff: what has changed since the last review, and the two answers. */
export function ReviewPanel({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<'confirm' | 'return' | undefined>()
  const { id } = campaign
  const queue = useReviewQueue(id)
  const next = queue?.next
  const answer = (to: 'confirmed' | 'draft') => async (comment: string) => {
    const outcome = await dispatch(
      updateCampaignState({
        params: { id },
        body: { campaign: { state: to, ...(comment.trim() && { reviewComment: comment }) } },
      }),
    )
    if (!outcome.ok) return outcome
    notify({
      kind: 'ok',
      message: t(to === 'confirmed' ? messages.confirmed : messages.returned),
      ...(next && { action: { label: t(messages.next), onClick: () => navigate(`/campaigns/${next}`) } }),
    })
    dispatch(queryActions.invalidated({ prefix: listCampaigns.endpoint }))
    return outcome
  }
  const dialog = {
    label: pageMessages.reviewComment,
    help: messages.commentHelp,
    serverField: 'reviewComment',
    onClose: () => setAsking(undefined),
  }
  return (
    <Card title={t(messages.reviewTitle)} aside={queue && <QueueWalk queue={queue} />}>
      <Stack gap={12}>
        {campaign.reviewComment && (
          <Notice kind="info" icon="message-circle">
            {t(messages.fromBrand, { comment: campaign.reviewComment })}
          </Notice>
        )}
        <ReviewDiff campaign={campaign} />
        <div>{t(messages.reviewText)}</div>
        <Row gap={8}>
          {can(campaign, 'confirm') && (
            <Button
              variant="main"
              icon="check"
              disabledReason={
                campaign.refusals?.some(({ act }) => act === 'confirm') ? t(messages.daysPassed) : undefined
              }
              onClick={() => setAsking('confirm')}
            >
              {t(messages.confirm)}
            </Button>
          )}
          {can(campaign, 'return') && (
            <Button icon="arrow-back-up" onClick={() => setAsking('return')}>
              {t(messages.return)}
            </Button>
          )}
        </Row>
      </Stack>
      {asking === 'confirm' && (
        <ReasonDialog
          {...dialog}
          id={`confirmCampaign.${id}`}
          title={t(messages.confirmTitle)}
          submit={messages.confirm}
          isRequired={false}
          onSend={answer('confirmed')}
        >
          <ActionConsequences campaign={campaign} act="confirm" />
        </ReasonDialog>
      )}
      {asking === 'return' && (
        <ReasonDialog
          {...dialog}
          id={`returnCampaign.${id}`}
          title={t(messages.returnTitle)}
          submit={messages.return}
          onSend={answer('draft')}
        />
      )}
    </Card>
  )
}
