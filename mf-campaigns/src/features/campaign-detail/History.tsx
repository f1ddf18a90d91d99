import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Button, EmptyState, List, ListItem, SkeletonList } from '@samspel/ui'
import { useState } from 'react'
import { LoadError } from '../../components/CreatorParts'
import { listCampaignEvents } from './data'
import { eventNames, messages } from './messages'

function HistoryPage({ campaignId, page, isLast, onMore }: { campaignId: string; page: number; isLast: boolean; onMore: () => void }) {
  const t = useText()
  const f = useFormats()
  const { result, status, error, retry } = useQuery(listCampaignEvents({ params: { id: campaignId }, query: { page } }))
  if (!result) return status === 'error' ? <LoadError error={error} onRetry={retry} /> : <SkeletonList label={t(messages.loading)} />
  if (page === 1 && result.campaignEvents.length === 0) return <EmptyState title={t(messages.noEvents)} />
  return (
    <>
      <List label={t(messages.history)}>
        {result.campaignEvents.map(({ id, act, actorName, comment, createdAt }) => (
          <ListItem key={id} title={t(eventNames[act])} detail={[actorName, f.dateTime(createdAt)].filter(Boolean).join(' · ')}>{comment && <p>{comment}</p>}</ListItem>
        ))}
      </List>
      {isLast && result.meta.nextPage !== null && <Button onClick={onMore}>{t(messages.older)}</Button>}
    </>
  )
}

/** Who did what, when and why; newest first. */
export function History({ campaignId }: { campaignId: string }) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => (
    <HistoryPage key={index} campaignId={campaignId} page={index + 1} isLast={index + 1 === pages} onMore={() => setPages(pages + 1)} />
  ))
}
