import type { Campaign } from '@samspel/api'
import { type Refusal, useUndo } from '@samspel/desk/undo'
import { navigate } from '@samspel/federation'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { queryActions, type RequestError, useAppDispatch } from '@samspel/store'
import { getCampaign, listCampaigns } from '../../../../shared/data'
import { updateCampaignState } from '../../../data'
import { getLastReview } from '../data'
import { answerMessages as m } from './answer-messages'
import { answerUndo } from './held-answers'
import type { ReviewQueue } from './QueueWalk'

/**
 * Publishes or returns a campaign. The next one opens at once, and the answer is sent six seconds later or when the tab is closed. If
 * somebody else answered first, or the answer is refused, the user is told and the campaign is back in the queue.
 */
export function useAnswers(
  { id, name }: Pick<Campaign, 'id' | 'name'>,
  queue: ReviewQueue | undefined,
  onEmpty: (isEmpty: boolean) => void,
  onSent: () => void,
) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { offer, undoLast } = useUndo(answerUndo)

  /** Who answered first; undefined when nobody did. */
  const beatenBy = async (): Promise<string | undefined> => {
    const [last, now] = await Promise.all([
      dispatch(getLastReview({ params: { id } })),
      dispatch(getCampaign({ params: { id } })),
    ])
    const review = last.data?.lastReview
    if (!review || now.data?.campaign.state === 'requested') return undefined
    return t(review.outcome === 'confirm' ? m.beatenConfirm : m.beatenReturn, {
      by: review.reviewedByName ?? t(m.somebody),
      name,
      time: f.time(review.reviewedAt),
    })
  }

  const send = async (to: 'confirmed' | 'draft', comment: string) => {
    const { ok, parsedError } = await dispatch(
      updateCampaignState({
        params: { id },
        body: { campaign: { state: to, ...(comment && { reviewComment: comment }) }, delayed: true },
        keepalive: true,
      }),
    )
    dispatch(queryActions.invalidated({ prefix: listCampaigns.endpoint }))
    if (!ok) return [await refusalOf(parsedError!)]
    onSent()
    return []
  }

  const refusalOf = async (error: RequestError): Promise<Refusal> => {
    onEmpty(false)
    const beaten = error.id === 'illegal_transition' ? await beatenBy() : undefined
    return {
      message: beaten ?? t(m.refused, { name, why: t(error.message) }),
      action: { label: t(commonMessages.open), onClick: () => navigate(`/campaigns/${id}`) },
    }
  }

  const answer = (to: 'confirmed' | 'draft', comment = '') => {
    offer({
      about: [id],
      message: t(to === 'confirmed' ? m.confirmed : m.returned, { name }),
      undo: () => {
        onEmpty(false)
        navigate(`/campaigns/${id}`)
      },
      send: () => send(to, comment.trim()),
    })
    if (queue?.following) navigate(`/campaigns/${queue.following}`)
    else onEmpty(true)
  }
  return { answer, undoLast }
}
