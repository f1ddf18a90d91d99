import { useEntities, useQuery, type MentionRecord } from '@samspel/store'
import { listMyMentions } from '../data'

const none: string[] = []

/** The creator's own posts that wait for review. */
export function usePendingMentions(): MentionRecord[] {
  const { result } = useQuery(listMyMentions({ query: { state: 'pending', perPage: 100 } }))
  return useEntities('mentions', result?.mentions ?? none).filter(({ state }) => state === 'pending')
}
