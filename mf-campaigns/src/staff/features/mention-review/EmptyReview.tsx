import { useText } from '@samspel/i18n'
import { Button, EmptyState, LinkButton } from '@samspel/ui'
import type { ReviewFilter } from '../../../shared/data'
import { isNarrowed } from './filters'
import { messages } from './messages'

/** Nothing to review: suggests what to do instead. */
export function EmptyReview({ filter, onClear }: { filter: ReviewFilter; onClear: () => void }) {
  const t = useText()
  return isNarrowed(filter) ? (
    <EmptyState
      title={t(messages.noMatch)}
      text={t(messages.noMatchText)}
      action={
        <Button variant="light" onClick={onClear}>
          {t(messages.clearFilters)}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t(filter.state === 'pending' ? messages.emptyPending : messages.empty)}
      text={t(messages.emptyText)}
      action={
        <LinkButton href="/campaigns?state=ongoing" variant="light">
          {t(messages.toCampaigns)}
        </LinkButton>
      }
    />
  )
}
