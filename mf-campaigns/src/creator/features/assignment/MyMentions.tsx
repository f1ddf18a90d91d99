import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type MentionRecord, type PagedListView, useEntity } from '@samspel/store'
import { Card, cx, Icon, type IconName, List, ListItem, Picture, SkeletonList } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, LoadMore, MyStateChip } from '../../../shared/components/CreatorParts'
import { LaterFigures } from '../../../shared/components/LaterFigures'
import { LinkFigures } from '../../../shared/components/LinkFigures'
import { useAgreed } from '../../../shared/components/use-agreed'
import { usePostReach } from '../../../shared/components/use-post-reach'
import { handedInAt } from '../../data'
import css from './Assignment.module.css'
import { mentionMessages as messages } from './mention-messages'
import { SendAgain } from './SendAgain'
import { TypeFigures } from './TypeFigures'

const icons: Record<MentionRecord['kind'], IconName> = {
  post: 'brand-instagram',
  story: 'movie',
  link: 'link',
  content: 'file-text',
}

function MyMention({ mention, isAsked }: { mention: MentionRecord; isAsked: boolean }) {
  const t = useText()
  const f = useFormats()
  const reachOf = usePostReach()
  const post = useEntity('instagramPosts', mention.instagramPost)
  const words = {
    post: messages.kindPost,
    story: messages.kindStory,
    link: messages.kindLink,
    content: messages.kindContent,
  }
  const { kind, state, linkPost, contentPost, rejectReason, decisionKind, revision } = mention
  const mustChange = state === 'rejected' && decisionKind === 'changes_requested'
  const sent = t(messages.sentOn, { kind: t(words[kind]), date: f.date(handedInAt(mention), 'short') })
  const agreed = useAgreed('creator')(mention)
  const image = post?.imageUrl ?? contentPost?.imageUrls[0] ?? mention.linkReading?.imageUrl ?? undefined
  const text = linkPost ? linkPost.title || linkPost.url : contentPost ? contentPost.text : post?.caption
  return (
    <ListItem
      picture={<Picture src={image} alt="" ratio={1} width={56} fallbackIcon={icons[kind]} />}
      title={<span className={css.text}>{text || t(words[kind])}</span>}
      detail={[sent, revision > 0 && t(messages.revision, { n: revision + 1 }), agreed.round]
        .filter(Boolean)
        .join(', ')}
    >
      <span className={css.state}>
        <MyStateChip
          state={state}
          {...(state === 'pending' && { label: t(messages.inReview) })}
          {...(mustChange && { label: t(commonMessages.change) })}
        />
      </span>
      {state === 'rejected' && rejectReason && !isAsked && (
        <span className={css.reason}>
          <Icon name="message-2" size={16} />
          {t(mustChange ? messages.changesReason : messages.reason, { reason: rejectReason })}
        </span>
      )}
      {(decisionKind === 'ended' || decisionKind === 'cancelled') && (
        <span className={cx(css.reason, css.noted)}>
          <Icon name="flag-check" size={16} />
          {t(decisionKind === 'ended' ? messages.mentionEnded : messages.mentionCancelled)}
        </span>
      )}
      {decisionKind === 'unanswered' && (
        <span className={cx(css.reason, css.noted)}>
          <Icon name="clock" size={16} />
          {t(messages.mentionUnanswered)}
        </span>
      )}
      {decisionKind === 'as_drafted' && (
        <span className={cx(css.reason, css.noted)}>
          <Icon name="circle-check" size={16} />
          {t(messages.mentionAsDrafted)}
        </span>
      )}
      {agreed.answer && (
        <span className={css.reason}>
          <Icon name="clock" size={16} />
          {agreed.answer}
        </span>
      )}
      {post && state === 'approved' && (
        <span className={cx(css.reason, css.noted)}>
          <Icon name="eye" size={16} />
          {t(messages.reachAtApproval, { n: reachOf(post) })}
        </span>
      )}
      <LaterFigures laterReading={mention.laterReading} post={post} />
      <LinkFigures reading={mention.linkReading} />
      <TypeFigures mention={mention} />
      {!isAsked && <SendAgain mention={mention} />}
    </ListItem>
  )
}

/** The creator's posts for the assignment with their status, and why one was rejected. */
export function MyMentions({
  list,
  mentions,
  asked,
}: {
  list: PagedListView
  mentions: readonly MentionRecord[]
  /** The post that the page's first card asks to change, with the brand's words. */
  asked?: string | undefined
}) {
  const t = useText()
  return (
    <Card title={t(messages.mentions)}>
      {list.status === 'loading' && <SkeletonList label={t(creatorMessages.loading)} rows={1} />}
      {list.status === 'error' && (
        <LoadError what={t(messages.mentionsFailed)} error={list.error} onRetry={list.retry} />
      )}
      {list.status !== 'loading' && list.status !== 'error' && mentions.length === 0 && (
        <p className={css.none}>{t(messages.noMentions)}</p>
      )}
      {mentions.length > 0 && (
        <List card={false} label={t(messages.mentions)}>
          {mentions.map((mention) => (
            <MyMention key={mention.id} mention={mention} isAsked={mention.id === asked} />
          ))}
        </List>
      )}
      <LoadMore list={list} />
    </Card>
  )
}
