import { useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { IconButton, Row } from '@samspel/ui'
import { listCampaigns } from '../../../../shared/data'
import { reviewMessages as messages } from './messages'

const none: string[] = []

/** Campaigns that wait for review, those that waited longest first; undefined where a campaign is not among them. */
export function useReviewQueue(campaignId: string) {
  const { result } = useQuery(listCampaigns({ query: { state: 'requested', sort: 'updatedAt', perPage: 100 } }))
  const ids = result?.campaigns ?? none
  const at = ids.indexOf(campaignId)
  return at < 0
    ? undefined
    : { at: at + 1, total: result?.meta.totalCount ?? ids.length, previous: ids[at - 1], next: ids[at + 1] }
}

/** From one waiting campaign to the next. */
export function QueueWalk({
  queue: { at, total, previous, next },
}: {
  queue: NonNullable<ReturnType<typeof useReviewQueue>>
}) {
  const t = useText()
  return (
    <nav aria-label={t(messages.queue)}>
      <Row gap={4}>
        {previous && (
          <IconButton
            icon="chevron-left"
            size="sm"
            variant="line"
            href={`/campaigns/${previous}`}
            label={t(messages.previous)}
          />
        )}
        <span>{t(messages.position, { at, total })}</span>
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
