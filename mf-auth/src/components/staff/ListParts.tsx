import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import type { PagedListView } from '@samspel/store'
import { messages } from './messages'

/** Shown instead of a list that could not be loaded. */
export function ListProblem({ list }: { list: PagedListView }) {
  const t = useText()
  return <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
}

/** The button for a list's next page, or why it failed to load. */
export function ListEnd({ list }: { list: PagedListView }) {
  const t = useText()
  return <PagedListFooter list={list} what={t(messages.failed)} />
}
