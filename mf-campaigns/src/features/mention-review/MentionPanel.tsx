import { useFormats, useText } from '@samspel/i18n'
import { can, useEntity, useQuery, type EntityOf } from '@samspel/store'
import { Avatar, Button, Icon, IconButton, Kbd, Link, Notice, Picture, StatusChip } from '@samspel/ui'
import { Caption } from './Caption'
import { Checks } from './Checks'
import { messages, stateNames } from './messages'
import { pictureOf } from './MentionCard'
import { getCampaign } from '../../data'
import { decisionMessages } from '../../components/decision-messages'
import css from './Review.module.css'
import { keyNames, messagePath } from './use-review-keys'

/** The chosen mention: what was posted, how it did, what is checked, and the decision. */
export function MentionPanel({ mention, onApprove, onReject }: { mention: EntityOf<'mentions'>; onApprove: () => void; onReject: () => void }) {
  const t = useText()
  const format = useFormats()
  const post = useEntity('instagramPosts', mention.instagramPost)
  useQuery(mention.campaignId ? getCampaign({ params: { id: mention.campaignId } }) : undefined)
  const campaign = useEntity('campaigns', mention.campaignId)
  const { creator, linkPost, contentPost } = mention
  return (
    <div className={css.sheet}>
      <div className={css.panelHead}>
        <Avatar name={creator.name} src={creator.avatarUrl} size={40} />
        <div className={css.grow}>
          <Link href={`/creators/${creator.id}`}>@{creator.username}</Link>
          <div className={css.quiet}>{[t(messages.followers, { count: creator.followersCount }), creator.city].filter(Boolean).join(', ')}</div>
        </div>
        <IconButton icon="message" variant="line" size="sm" href={messagePath(mention)} label={t(messages.write, { username: creator.username })} />
      </div>
      <Picture src={pictureOf(mention, post)} alt={t(messages.picture, { username: creator.username })} ratio={336 / 240} corners="none" />
      <div className={css.body}>
        {post && <Caption text={post.caption} brandTags={campaign?.hashtags ?? []} />}
        {linkPost && <p className={css.linkPost}><Icon name="link" size={16} /><Link href={linkPost.url} newTab>{linkPost.title || linkPost.url}</Link></p>}
        {contentPost && <p className={css.caption}>{contentPost.text}</p>}
        <div className={css.figures}>
          {post && <span><Icon name="eye" size={16} label={t(messages.reach)} />{format.number(post.reach)}</span>}
          {post && <span><Icon name="heart" size={16} label={t(messages.likes)} />{format.number(post.likesCount)}</span>}
          {post && <span><Icon name="message-circle" size={16} label={t(messages.comments)} />{format.number(post.commentsCount)}</span>}
          <time dateTime={post?.instagramCreatedAt ?? mention.createdAt} className={css.when}>{format.dateTime(post?.instagramCreatedAt ?? mention.createdAt)}</time>
        </div>
        <Checks mention={mention} />
        {mention.state !== 'pending' && (
          <div className={css.decided}>
            <StatusChip status={mention.state} label={t(stateNames[mention.state])} />
            {mention.decidedAt && <span className={css.quiet}>{t(messages.decided, { name: mention.decidedByName ?? '', date: format.date(mention.decidedAt) })}</span>}
            {mention.rejectReason && <p>{mention.rejectReason}</p>}
          </div>
        )}
        {mention.error && <Notice kind="bad">{t(mention.error.message)}</Notice>}
      </div>
      {(can(mention, 'reject') || can(mention, 'approve')) && (
        <div className={css.foot}>
          {can(mention, 'reject') && <Button onClick={onReject}>{t(decisionMessages.reject)}<span className={css.keyHint}><Kbd>{keyNames.reject}</Kbd></span></Button>}
          {can(mention, 'approve') && <Button variant="main" onClick={onApprove} loading={mention.loading ?? false} className={css.grow}>{t(decisionMessages.approve)}<span className={css.keyHint}><Kbd>{keyNames.approve}</Kbd></span></Button>}
        </div>
      )}
    </div>
  )
}
