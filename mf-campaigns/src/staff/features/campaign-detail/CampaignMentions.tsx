import type { Campaign } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type MentionRecord, useEntities, useEntity, usePagedList } from '@samspel/store'
import { EmptyState, LinkButton, List, ListItem, Picture, SkeletonList, StatusChip } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { usePostReach } from '../../../shared/components/use-post-reach'
import { mentionLists, reviewListKey } from '../../../shared/data'
import { pictureOf } from '../../components/mention-picture'
import css from './CampaignDetail.module.css'
import { messages } from './messages'
import { decidedNames } from './participations/messages'

function MentionItem({ mention }: { mention: MentionRecord }) {
  const t = useText()
  const f = useFormats()
  const reachOf = usePostReach()
  const post = useEntity('instagramPosts', mention.instagramPost)
  const words = [mention.store?.name, post?.caption ?? mention.linkPost?.title ?? mention.contentPost?.text]
  const facts = [
    post && t(messages.reachOf, { count: reachOf(post) }),
    f.date(post?.instagramCreatedAt ?? mention.createdAt),
  ]
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
  return (
    <ListItem
      href={`/mentions?campaign=${mention.campaignId}&state=${mention.state}`}
      picture={<Picture {...pictureOf(mention, post)} alt="" width={44} ratio={1} />}
      title={`@${mention.creator.username}`}
      detail={<span className={css.postWords}>{joined(words)}</span>}
      aside={<StatusChip status={mention.state} label={t(decidedNames[mention.state])} />}
    >
      <div className={css.postFacts}>{joined(facts)}</div>
    </ListItem>
  )
}

/** All posts of a campaign, newest first; they are reviewed on a separate screen. */
export function CampaignMentions({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const list = usePagedList(mentionLists, reviewListKey({ state: 'all', campaignId: campaign.id, sort: '-createdAt' }))
  const mentions = useEntities('mentions', list.ids)
  if (list.status === 'loading') return <SkeletonList label={t(commonMessages.loading)} />
  if (list.status === 'error')
    return <LoadError what={t(messages.mentionsFailed)} error={list.error} onRetry={list.retry} />
  if (mentions.length === 0)
    return (
      <EmptyState
        title={t(messages.noPosts)}
        text={t(messages.noPostsText)}
        action={
          <LinkButton href="/creators" variant="light">
            {t(messages.toCreators)}
          </LinkButton>
        }
      />
    )
  return (
    <>
      <List label={t(commonMessages.posts)}>
        {mentions.map((mention) => (
          <MentionItem key={mention.id} mention={mention} />
        ))}
      </List>
      <LoadMore list={list} />
    </>
  )
}
