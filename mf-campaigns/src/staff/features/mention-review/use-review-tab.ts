import { useRef } from 'react'
import type { PagedListView } from '@samspel/store'
import { type DecisionFilter, decisionFilters } from '../../../shared/data'

export type ReviewTab = 'drafts' | DecisionFilter

/** What asks for posts without naming a tab. */
const ofPosts = ['mentionId', 'kind', 'alert', 'q', 'sort'] as const

/**
 * The tab that is shown: the one in the address, else drafts where some wait, else what is published. Undefined until that is known.
 * Without a tab in the address it stays as it was found, so that the last answer does not take away its way back.
 */
export function useReviewTab(
  query: Readonly<Record<string, string | undefined>>,
  scope: string,
  drafts: Pick<PagedListView, 'status' | 'totalCount'>,
): ReviewTab | undefined {
  const found = useRef<{ scope: string; tab: ReviewTab } | undefined>(undefined)
  if (query.state === 'drafts') return 'drafts'
  const named = decisionFilters.find((state) => state === query.state)
  if (named) return named
  if (query.draft) return 'drafts'
  if (ofPosts.some((name) => query[name])) return 'pending'
  if (found.current?.scope !== scope) {
    if (drafts.status === 'loading') return undefined
    found.current = { scope, tab: drafts.totalCount > 0 ? 'drafts' : 'pending' }
  }
  return found.current?.tab
}
