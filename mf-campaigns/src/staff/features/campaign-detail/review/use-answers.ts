import type { Campaign } from '@samspel/api'
import { useUndo } from '@samspel/desk/undo'
import { navigate } from '@samspel/federation'
import { useFormats, useText } from '@samspel/i18n'
import { queryActions, type RequestError, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { getCampaign, listCampaigns } from '../../../../shared/data'
import { updateCampaignState } from '../../../data'
import { getLastReview } from '../data'
import { answerMessages as m } from './answer-messages'
import { answerUndo, begunWords } from './held-answers'
import type { ReviewQueue } from './QueueWalk'

/**
 * Publishes a campaign or sends it back: the next one opens at once, and the answer goes out six seconds later, or when the tab is closed.
 * Whoever was beaten to it, or is refused, is told and finds the campaign in the queue.
 */
export function useAnswers(
  { id, name }: Pick<Campaign, 'id' | 'name'>,
  queue: ReviewQueue | undefined,
  onEmpty: (isEmpty: boolean) => void,
) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { offer, undoLast } = useUndo(answerUndo)

  /** Who answered before; undefined where nobody did. */
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
        body: { campaign: { state: to, ...(comment && { reviewComment: comment }) } },
        keepalive: true,
      }),
    )
    dispatch(queryActions.invalidated({ prefix: listCampaigns.endpoint }))
    if (ok) begunWords.delete(id)
    else void tellRefused(parsedError!)
  }

  const tellRefused = async (error: RequestError) => {
    onEmpty(false)
    const beaten = error.id === 'illegal_transition' ? await beatenBy() : undefined
    notify({
      kind: 'bad',
      message: beaten ?? t(m.refused, { name, why: t(error.message) }),
      action: { label: t(m.open), onClick: () => navigate(`/campaigns/${id}`) },
    })
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
