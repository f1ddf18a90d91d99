import type { ReactNode } from 'react'
import type { EndpointKey } from '@samspel/api'
import { type Message, useText } from '@samspel/i18n'
import type { Query } from '@samspel/store'
import { Button, EmptyState, SkeletonTable } from '@samspel/ui'
import { LoadError } from '../../shared/components/CreatorParts'

interface SearchedListProps<K extends EndpointKey> {
  query: Pick<Query<K>, 'status' | 'result' | 'error' | 'retry'>
  texts: Record<'loading' | 'loadFailed' | 'noMatch' | 'clear', Message>
  isEmpty: boolean
  /** What is searched for; empty where nothing is. */
  words: string
  onClear: () => void
  /** Shown where there is nothing at all. */
  empty: ReactNode
  skeleton: { rows: number; columns?: number }
  /** The rows. */
  children: ReactNode
}

/** A list with a search: while it loads, where it failed, where nothing matches or there is nothing at all, and its rows. */
export function SearchedList<K extends EndpointKey>({
  query: { status, result, error, retry },
  texts,
  isEmpty,
  words,
  onClear,
  empty,
  skeleton,
  children,
}: SearchedListProps<K>) {
  const t = useText()
  if (status === 'loading') return <SkeletonTable label={t(texts.loading)} {...skeleton} />
  if (status === 'error') return <LoadError what={t(texts.loadFailed)} error={error} onRetry={retry} />
  if (!result) return null
  if (!isEmpty) return children
  if (!words) return empty
  return (
    <EmptyState
      title={t(texts.noMatch)}
      action={
        <Button variant="light" onClick={onClear}>
          {t(texts.clear)}
        </Button>
      }
    />
  )
}
