import { useBoundField } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { Button, Chip, EmptyState, FieldFrame, Icon, LinkButton, Notice, Picture, SkeletonCards } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, LoadMore, SmallFact } from '../../../shared/components/CreatorParts'
import { usePostReach } from '../../../shared/components/use-post-reach'
import { type OwnPostKind, ownPostLists } from '../../data'
import { FindPost } from './FindPost'
import { messages } from './messages'
import css from './PostPicker.module.css'

/** Posts or stories of the creator's own account; those already in a mention cannot be selected. */
export function PostPicker({ kind }: { kind: OwnPostKind }) {
  const t = useText()
  const f = useFormats()
  const reachOf = usePostReach()
  const label = kind === 'post' ? messages.pickPost : messages.pickStory
  const { field } = useBoundField<string | null>({ name: 'instagramPostId', label }, { empty: null })
  const isConnected = useAppSelector((state) => selectCurrentInstagramer(state)?.connectedAccount !== null)
  const list = usePagedList(ownPostLists, kind)
  const posts = useEntities('instagramPosts', list.ids)
  if (list.status === 'loading') return <SkeletonCards label={t(creatorMessages.loading)} count={6} min={150} />
  if (list.status === 'error')
    return <LoadError what={t(messages.postsFailed)} error={list.error} onRetry={list.retry} />
  const connect = (
    <LinkButton
      variant={posts.length === 0 ? 'main' : 'line'}
      size={posts.length === 0 ? 'md' : 'sm'}
      icon="brand-instagram"
      href="/settings/connections"
    >
      {t(messages.connect)}
    </LinkButton>
  )
  if (posts.length === 0 && !isConnected)
    return <EmptyState title={t(messages.notConnected)} text={t(messages.notConnectedText)} action={connect} />
  if (posts.length === 0) {
    return (
      <EmptyState
        title={t(kind === 'post' ? messages.noPosts : messages.noStories)}
        text={t(messages.noPostsText)}
        action={
          <Button icon="refresh" onClick={list.refresh} loading={list.status === 'refreshing'}>
            {t(messages.refresh)}
          </Button>
        }
      />
    )
  }
  return (
    <div className={css.picker}>
      {!isConnected && (
        <Notice kind="warn" action={connect}>
          {t(messages.notConnectedOld)}
        </Notice>
      )}
      <FieldFrame label={t(label)} error={field.error} help={kind === 'story' && t(messages.storyHelp)} group>
        {() => (
          <div className={css.grid} role="radiogroup" aria-label={t(label)}>
            {posts.map((post) => {
              const date = f.date(post.instagramCreatedAt, 'short')
              return (
                <label key={post.id} className={css.post} data-used={post.used || undefined}>
                  <input
                    type="radio"
                    name="instagramPostId"
                    className={css.input}
                    checked={field.value === post.id}
                    disabled={post.used}
                    onChange={() => field.onChange(post.id)}
                    onBlur={field.onBlur}
                    aria-label={t(messages.option, {
                      date,
                      caption: post.caption.slice(0, 80) || t(messages.noCaption),
                    })}
                  />
                  <Picture
                    src={post.imageUrl}
                    alt=""
                    ratio={kind === 'story' ? 3 / 4 : 1}
                    corners="none"
                    overlay={
                      post.used ? (
                        <Chip icon="check">{t(messages.used)}</Chip>
                      ) : (
                        post.capturedAt && (
                          <Chip tone="ok" icon="cloud-check">
                            {t(messages.kept)}
                          </Chip>
                        )
                      )
                    }
                  />
                  <span className={css.tick}>
                    <Icon name="check" size={16} />
                  </span>
                  <span className={css.words}>
                    <span className={css.caption}>{post.caption}</span>
                    <SmallFact icon="eye">{t(messages.reach, { n: reachOf(post) })}</SmallFact>
                    <SmallFact icon="heart">{f.number(post.likesCount)}</SmallFact>
                    <SmallFact icon="calendar">{date}</SmallFact>
                  </span>
                </label>
              )
            })}
          </div>
        )}
      </FieldFrame>
      <LoadMore list={list} />
      {kind === 'post' && isConnected && <FindPost onFound={(id) => field.onChange(id)} />}
    </div>
  )
}
