import type { PostDraftState } from '@samspel/api'
import type { PieceLeft } from '@samspel/api/campaign-rules'
import { commonMessages, useText } from '@samspel/i18n'
import { can, useEntity, useQuery } from '@samspel/store'
import { ErrorState, lazyCode, LinkButton, Notice, SkeletonCards } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getCampaign } from '../../../shared/data'
import { ReadAgain } from '../../components/ReadAgain'
import { getMention } from './data/actions'
import { messages } from './messages'
import type { SendPost } from './PostForm'

/** The form with its library is loaded in parallel with the records, to keep the first view within its size limit. */
const postForm = lazyCode(() =>
  import(/* webpackChunkName: "post-form" */ './PostForm').then((module) => module.PostForm),
)

export interface PostTaskProps {
  /** Undefined until loaded. */
  campaignId: string | undefined
  /** What it is posted for, with what is still asked of the creator. */
  approved?: { id: string; piecesLeft?: readonly PieceLeft[]; draftState?: PostDraftState | null } | undefined
  /** A post to change and resubmit. */
  mentionId?: string | undefined
  /** Whether a new post is allowed now; undefined until loaded. */
  mayPost: boolean | undefined
  /** Target and label of the back link. */
  back: { href: string; label: string }
  send: SendPost
  onSent: () => Promise<void> | void
}

/** Nothing is published before the brand has approved its draft; what is uploaded for the brand is not published. */
const waitsForDraft = (approved: PostTaskProps['approved']): boolean =>
  Boolean(approved?.draftState) &&
  approved?.draftState !== 'approved' &&
  !approved?.piecesLeft?.some(({ kind }) => kind === 'content')

const approvedDraft = (approved: PostTaskProps['approved']): string | undefined =>
  approved?.draftState === 'approved' ? approved.id : undefined

/**
 * Selects, reviews and sends a post, or says why that is not possible now. Content of the page for both delivered and picked-up products.
 */
export function PostTask({ campaignId, approved, mentionId, mayPost, back, send, onSent }: PostTaskProps) {
  const t = useText()
  const form = postForm.useCode()
  const campaignQuery = useQuery(campaignId ? getCampaign({ params: { id: campaignId } }) : undefined)
  const campaign = useEntity('campaigns', campaignId)
  const mentionQuery = useQuery(mentionId ? getMention({ params: { id: mentionId } }) : undefined)
  const mention = useEntity('mentions', mentionId)
  const failed = [campaignQuery, mentionQuery].find(({ status }) => status === 'error')
  const isClosed = !mentionId && mayPost === false
  const closed = isClosed
    ? messages.closed
    : mentionId
      ? mention && !can(mention, 'resubmit') && messages.notAgain
      : waitsForDraft(approved) && messages.draftFirst
  if (closed)
    return (
      <Notice
        kind="warn"
        action={
          <LinkButton size="sm" href={back.href}>
            {back.label}
          </LinkButton>
        }
      >
        {t(closed)}
      </Notice>
    )
  const isKnown = campaign && mayPost !== undefined && (!mentionId || mention)
  if (isKnown && form.status === 'failed')
    return <ErrorState message={t(messages.formFailed)} retryLabel={t(commonMessages.retry)} onRetry={form.retry} />
  if (isKnown && form.status === 'ready') {
    const isAtInstagram = mention?.kind === 'post' || mention?.kind === 'story'
    return (
      <>
        {mention?.rejectReason && (
          <Notice kind="warn" icon="message-2" title={t(messages.changesTitle)}>
            {mention.rejectReason}
          </Notice>
        )}
        {mention && isAtInstagram ? (
          <ReadAgain mention={mention} onSent={() => void onSent()} />
        ) : (
          <form.code
            key={mentionId ?? campaignId}
            campaign={campaign}
            kinds={approved?.piecesLeft?.map(({ kind }) => kind) ?? campaign.mentionKinds}
            draftId={approvedDraft(approved)}
            again={mention}
            send={send}
            onSent={onSent}
          />
        )}
      </>
    )
  }
  if (failed) return <LoadError error={failed.error} onRetry={failed.retry} ofCampaign={failed === campaignQuery} />
  return <SkeletonCards label={t(creatorMessages.loading)} count={6} min={150} />
}
