import { useState } from 'react'
import type { CampaignReport } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, SectionHead, SegmentedControl, Stack, TextButton } from '@samspel/ui'
import { reportMessages as messages } from './messages'
import type { PinPost } from './pin-post'
import { PostCard } from './PostCard'
import css from './Posts.module.css'

const best = 5
const perPage = 24

/** The five best posts by reach or engagement, chosen ones first; all of them unfold in place. */
export function PostsPart({ report, onPin }: { report: CampaignReport; onPin?: PinPost | undefined }) {
  const t = useText()
  const [by, setBy] = useState<'reach' | 'engagement'>('reach')
  const [shown, setShown] = useState(best)
  const posts = [...(report.posts ?? [])].sort(
    (one, other) => Number(other.pinned) - Number(one.pinned) || (other[by] ?? -1) - (one[by] ?? -1),
  )
  if (posts.length === 0) return null
  return (
    <Stack gap={12}>
      <SectionHead
        title={t(shown > best ? messages.allPosts : messages.bestPosts)}
        count={posts.length}
        aside={
          <span className={css.aside}>
            <SegmentedControl
              size="sm"
              label={t(messages.bestBy)}
              options={[
                { value: 'reach', label: t(messages.reach) },
                { value: 'engagement', label: t(messages.engagement) },
              ]}
              value={by}
              onChange={setBy}
            />
            {posts.length > best && (
              <TextButton onClick={() => setShown(shown > best ? best : perPage)}>
                {shown > best ? t(messages.onlyBest) : t(messages.all, { n: posts.length })}
              </TextButton>
            )}
          </span>
        }
      />
      <ul className={shown > best ? css.all : css.best}>
        {posts.slice(0, shown).map((post, index) => (
          <PostCard key={post.id ?? index} post={post} report={report} onPin={onPin} />
        ))}
      </ul>
      {shown > best && posts.length > shown && (
        <Button className={css.more} onClick={() => setShown(shown + perPage)}>
          {t(messages.showMore, { n: Math.min(perPage, posts.length - shown) })}
        </Button>
      )}
    </Stack>
  )
}
