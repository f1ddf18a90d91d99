import type { ReactNode } from 'react'
import { type Message, useText } from '@samspel/i18n'
import type { Query } from '@samspel/store'
import { Button, EmptyState, SkeletonTable } from '@samspel/ui'
import { LoadError } from '../../shared/components/CreatorParts'

interface SearchedListProps {
  query: Pick<Query<never>, 'status' | 'error' | 'retry'> & { result: object | undefined }
  texts: Record<'loading' | 'loadFailed' | 'noMatch' | 'clear', Message>
  isEmpty: boolean
  /** The search text; empty without a search. */
  words: string
  onClear: () => void
  /** Shown when the list is empty even without a search. */
  empty: ReactNode
  skeleton: { rows: number; columns?: number }
  /** The rows. */
  children: ReactNode
}

/** A searchable list with all its states: loading, failed, no match, empty, or its rows. */
export function SearchedList({
  query: { status, result, error, retry },
  texts,
  isEmpty,
  words,
  onClear,
  empty,
  skeleton,
  children,
}: SearchedListProps) {
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
