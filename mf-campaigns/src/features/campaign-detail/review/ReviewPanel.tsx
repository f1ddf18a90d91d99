import type { Campaign } from '@samspel/api'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { can, useAppDispatch } from '@samspel/store'
import { Button, Card, Notice, Row, Stack, notify } from '@samspel/ui'
import { useState } from 'react'
import { ReasonDialog } from '../../../components/ReasonDialog'
import { updateCampaignState } from '../../../data'
import { ActConsequences } from '../process/ActConsequences'
import { reviewMessages as messages } from './messages'
import { QueueWalk, useReviewQueue } from './QueueWalk'
import { ReviewDiff } from './ReviewDiff'

/** Where the review stands: its answer for the owner; for platform staff what has changed since the last one, and the two answers. */
export function ReviewPanel({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<'confirm' | 'return' | undefined>()
  const { id, state, reviewComment } = campaign
  const isReviewer = state === 'requested' && (can(campaign, 'confirm') || can(campaign, 'return'))
  const queue = useReviewQueue(id, isReviewer)
  const next = queue?.next
  const answer = (to: 'confirmed' | 'draft') => async (comment: string) => {
    const outcome = await dispatch(updateCampaignState({ params: { id }, body: { campaign: { state: to, ...(comment.trim() && { reviewComment: comment }) } } }))
    if (outcome.ok) notify({ kind: 'ok', message: t(to === 'confirmed' ? messages.confirmed : messages.returned), ...(next && { action: { label: t(messages.next), onClick: () => navigate(`/campaigns/${next}`) } }) })
    return outcome
  }
  const close = () => setAsking(undefined)
  if (state === 'requested' && !isReviewer) return <Notice kind="info">{t(messages.inReview)}</Notice>
  const dialog = { label: messages.comment, help: messages.commentHelp, serverField: 'reviewComment', onClose: close }
  return (
    <>
      {/* While it is reviewed anew the last comment stands with the differences. */}
      {!isReviewer && reviewComment && <Notice kind={state === 'draft' ? 'warn' : 'info'}>{t(messages.reviewComment, { comment: reviewComment })}</Notice>}
      {isReviewer && (
        <Card title={t(messages.reviewTitle)} aside={queue && <QueueWalk queue={queue} />}>
          <Stack gap={12}>
            <ReviewDiff campaign={campaign} />
            <div>{t(messages.reviewText)}</div>
            <Row gap={8}>
              {can(campaign, 'confirm') && <Button variant="main" icon="check" onClick={() => setAsking('confirm')}>{t(messages.confirm)}</Button>}
              {can(campaign, 'return') && <Button icon="arrow-back-up" onClick={() => setAsking('return')}>{t(messages.return)}</Button>}
            </Row>
          </Stack>
        </Card>
      )}
      {asking === 'confirm' && (
        <ReasonDialog {...dialog} id={`confirmCampaign.${id}`} title={t(messages.confirmTitle)} submit={messages.confirm} isRequired={false} onSend={answer('confirmed')}>
          <ActConsequences campaign={campaign} act="confirm" />
        </ReasonDialog>
      )}
      {asking === 'return' && <ReasonDialog {...dialog} id={`returnCampaign.${id}`} title={t(messages.returnTitle)} submit={messages.return} onSend={answer('draft')} />}
    </>
  )
}
