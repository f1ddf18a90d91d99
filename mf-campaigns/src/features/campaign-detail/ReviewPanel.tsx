import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { can, useAppDispatch } from '@samspel/store'
import { Button, Card, Notice, Row, Stack, notify } from '@samspel/ui'
import { useState } from 'react'
import { ReasonDialog } from '../../components/ReasonDialog'
import { updateCampaignState } from '../../data'
import { messages } from './messages'

/** Where the review stands: its answer for the owner, and the two answers for platform staff. */
export function ReviewPanel({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<'confirm' | 'return' | undefined>()
  const { id, state, reviewComment } = campaign
  const answer = (to: 'confirmed' | 'draft') => async (comment: string) => {
    const outcome = await dispatch(updateCampaignState({ params: { id }, body: { campaign: { state: to, ...(comment.trim() && { reviewComment: comment }) } } }))
    if (outcome.ok) notify({ kind: 'ok', message: t(to === 'confirmed' ? messages.confirmed : messages.returned) })
    return outcome
  }
  const comment = reviewComment && <Notice kind={state === 'draft' ? 'warn' : 'info'}>{t(messages.reviewComment, { comment: reviewComment })}</Notice>
  if (state !== 'requested') return comment || null
  return (
    <Stack gap={16}>
      {comment}
      {can(campaign, 'confirm') || can(campaign, 'return') ? (
        <Card title={t(messages.reviewTitle)}>
          <Stack gap={12}>
            <div>{t(messages.reviewText)}</div>
            <Row gap={8}>
              {can(campaign, 'confirm') && <Button variant="main" icon="check" onClick={() => setAsking('confirm')}>{t(messages.confirm)}</Button>}
              {can(campaign, 'return') && <Button icon="arrow-back-up" onClick={() => setAsking('return')}>{t(messages.return)}</Button>}
            </Row>
          </Stack>
        </Card>
      ) : <Notice kind="info">{t(messages.inReview)}</Notice>}
      {asking === 'confirm' && <ReasonDialog id={`confirmCampaign.${id}`} title={t(messages.confirmTitle)} label={messages.comment} help={messages.commentHelp} submit={messages.confirm} isRequired={false} onClose={() => setAsking(undefined)} onSend={answer('confirmed')} />}
      {asking === 'return' && <ReasonDialog id={`returnCampaign.${id}`} title={t(messages.returnTitle)} label={messages.comment} help={messages.commentHelp} submit={messages.return} onClose={() => setAsking(undefined)} onSend={answer('draft')} />}
    </Stack>
  )
}
