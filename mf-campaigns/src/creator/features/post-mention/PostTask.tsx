import type { MentionKind } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { can, useEntity, useQuery } from '@samspel/store'
import { ErrorState, lazyCode, LinkButton, Notice, SkeletonCards } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getCampaign } from '../../../shared/data'
import { ReadAgain } from '../../components/ReadAgain'
import { getMention } from './data/actions'
import { messages } from './messages'
import type { SendPost } from './PostForm'

/** The form with its library: asked for beside the page's records, and the first view has its limit without it. */
const postForm = lazyCode(() =>
  import(/* webpackChunkName: "post-form" */ './PostForm').then((module) => module.PostForm),
)

export interface PostTaskProps {
  /** Undefined until it is known. */
  campaignId: string | undefined
  /** What may be posted, where that is narrower than what the campaign takes. */
  kinds?: readonly MentionKind[] | undefined
  /** One that is changed and sent again. */
  mentionId?: string | undefined
  /** A new post is taken now; undefined until it is known. */
  mayPost: boolean | undefined
  /** Where the creator came from, and what that is called. */
  back: { href: string; label: string }
  send: SendPost
  onSent: () => Promise<void> | void
}

/** Choose, check and send a post, or why that cannot be done now: the inside of a page, for whatever was delivered or picked up. */
export function PostTask({ campaignId, kinds, mentionId, mayPost, back, send, onSent }: PostTaskProps) {
  const t = useText()
  const form = postForm.useCode()
  const campaignQuery = useQuery(campaignId ? getCampaign({ params: { id: campaignId } }) : undefined)
  const campaign = useEntity('campaigns', campaignId)
  const mentionQuery = useQuery(mentionId ? getMention({ params: { id: mentionId } }) : undefined)
  const mention = useEntity('mentions', mentionId)
  const failed = [campaignQuery, mentionQuery].find(({ status }) => status === 'error')
  const isClosed = !mentionId && mayPost === false
  if (isClosed || (mention && !can(mention, 'resubmit')))
    return (
      <Notice
        kind="warn"
        action={
          <LinkButton size="sm" href={back.href}>
            {back.label}
          </LinkButton>
        }
      >
        {t(isClosed ? messages.closed : messages.notAgain)}
      </Notice>
    )
  const isKnown = campaign && mayPost !== undefined && (!mentionId || mention)
  if (isKnown && form.status === 'failed')
    return <ErrorState message={t(messages.formFailed)} retryLabel={t(creatorMessages.retry)} onRetry={form.retry} />
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
          <ReadAgain mentionId={mention.id} onSent={() => void onSent()} />
        ) : (
          <form.code
            key={mentionId ?? campaignId}
            campaign={campaign}
            kinds={kinds ?? campaign.mentionKinds}
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
