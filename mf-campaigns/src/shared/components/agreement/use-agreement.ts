import { useEffect, useRef } from 'react'
import { bus } from '@samspel/event-bus'
import { useQuery } from '@samspel/store'
import { getAgreement } from './calls'

/** The agreement of a participation, or of what is picked up; read anew when the other side has changed anything. */
export function useAgreement(id: string) {
  const query = useQuery(getAgreement({ params: { id } }))
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
    ]
    return () => stops.forEach((stop) => stop())
  }, [id])
  return { ...query, agreement: query.result?.agreement }
}
