import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import type { PagedListView } from '@samspel/store'
import { messages } from './messages'

/** What stands in the place of a list that could not be had. */
export function ListProblem({ list }: { list: PagedListView }) {
  const t = useText()
  return <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
}

/** The way to the next page of a list, or why it did not come. */
export function ListEnd({ list }: { list: PagedListView }) {
  const t = useText()
  return <PagedListFooter list={list} what={t(messages.failed)} />
}
