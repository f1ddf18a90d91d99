import { useFormats, useText } from '@samspel/i18n'
import { useEntity, type MentionRecord, type PagedListView } from '@samspel/store'
import { Card, Icon, List, ListItem, Picture, SkeletonList, type IconName } from '@samspel/ui'
import { creatorMessages } from '../../components/creator-messages'
import { LoadError, LoadMore, MyStateChip } from '../../components/CreatorParts'
import css from './Assignment.module.css'
import { messages } from './messages'

const icons: Record<MentionRecord['kind'], IconName> = { post: 'brand-instagram', story: 'movie', link: 'link', content: 'file-text' }

function MyMention({ mention }: { mention: MentionRecord }) {
  const t = useText()
  const f = useFormats()
  const post = useEntity('instagramPosts', mention.instagramPost)
  const { kind, state, linkPost, contentPost, rejectReason, createdAt } = mention
  const words = { post: messages.kindPost, story: messages.kindStory, link: messages.kindLink, content: messages.kindContent }
  const image = post?.imageUrl ?? contentPost?.imageUrls[0]
  const text = linkPost ? linkPost.title || linkPost.url : contentPost ? contentPost.text : post?.caption
  return (
    <ListItem
      picture={<Picture src={image} alt="" ratio={1} width={56} fallbackIcon={icons[kind]} />}
      title={<span className={css.text}>{text || t(words[kind])}</span>} detail={t(messages.sentOn, { kind: t(words[kind]), date: f.date(createdAt, 'short') })}
    >
      <span className={css.state}><MyStateChip state={state} {...(state === 'pending' && { label: t(messages.inReview) })} /></span>
      {state === 'rejected' && rejectReason && <span className={css.reason}><Icon name="message-2" size={16} />{t(messages.reason, { reason: rejectReason })}</span>}
    </ListItem>
  )
}

/** Own posts of the assignment with their state, and why one was declined. */
export function MyMentions({ list, mentions }: { list: PagedListView; mentions: readonly MentionRecord[] }) {
  const t = useText()
  return (
    <Card title={t(messages.mentions)}>
      {list.status === 'loading' && <SkeletonList label={t(creatorMessages.loading)} rows={1} />}
      {list.status === 'error' && <LoadError error={list.error} onRetry={list.retry} />}
      {list.status !== 'loading' && list.status !== 'error' && mentions.length === 0 && <p className={css.none}>{t(messages.noMentions)}</p>}
      {mentions.length > 0 && <List card={false} label={t(messages.mentions)}>{mentions.map((mention) => <MyMention key={mention.id} mention={mention} />)}</List>}
      <LoadMore list={list} />
    </Card>
  )
}
