import { useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { IconButton, Row } from '@samspel/ui'
import { listCampaigns } from '../../../../shared/data'
import { useHeld } from './held-answers'
import { reviewMessages as messages } from './messages'

const none: string[] = []

/**
 * Campaigns awaiting review, longest wait first, without those just answered; undefined when a campaign is not among them. `following`
 * opens after an answer, starting over after the last one.
 */
export function useReviewQueue(campaignId: string) {
  const { result } = useQuery(listCampaigns({ query: { state: 'requested', sort: 'requestedAt', perPage: 100 } }))
  const held = useHeld()
  const listed = result?.campaigns ?? none
  const ids = listed.filter((id) => id === campaignId || !held.has(id))
  const at = ids.indexOf(campaignId)
  const following = ids[at + 1] ?? ids[0]
  const next = useEntity('campaigns', ids[at + 1])
  return at < 0
    ? undefined
    : {
        at: at + 1,
        total: (result?.meta.totalCount ?? listed.length) - (listed.length - ids.length),
        previous: ids[at - 1],
        next: ids[at + 1],
        nextName: next && `${next.name}, ${next.brandName}`,
        following: following === campaignId ? undefined : following,
      }
}

export type ReviewQueue = NonNullable<ReturnType<typeof useReviewQueue>>

/** Steps through the waiting campaigns. */
export function QueueWalk({ queue: { at, total, previous, next } }: { queue: ReviewQueue }) {
  const t = useText()
  return (
    <nav aria-label={t(messages.queue)}>
      <Row gap={4}>
        <span>{t(messages.position, { at, total })}</span>
        {previous && (
          <IconButton
            icon="chevron-left"
            size="sm"
            variant="line"
            href={`/campaigns/${previous}`}
            label={t(messages.previous)}
          />
        )}
        {next && (
          <IconButton
            icon="chevron-right"
            size="sm"
            variant="line"
            href={`/campaigns/${next}`}
            label={t(messages.next)}
          />
        )}
      </Row>
    </nav>
  )
}
