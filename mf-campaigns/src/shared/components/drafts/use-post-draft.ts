import { useEffect, useRef } from 'react'
import { bus } from '@samspel/event-bus'
import { useQuery } from '@samspel/store'
import { getPostDraft } from './calls'

/** The draft of a participation, or of what is picked up; read anew when the other side has changed anything. Asks nothing without an id. */
export function usePostDraft(id: string | undefined) {
  const query = useQuery(id === undefined ? undefined : getPostDraft({ params: { id } }))
  const retry = useRef(query.retry)
  retry.current = query.retry
  useEffect(() => {
    const stops = [
      bus.subscribe('live:participation-changed', ({ participationId }) => {
        if (participationId === id) retry.current()
      }),
      bus.subscribe('live:store-participation-changed', ({ storeParticipationId }) => {
        if (storeParticipationId === id) retry.current()
      }),
      bus.subscribe('live:reconnected', () => retry.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [id])
  return { ...query, draft: query.result?.postDraft }
}
