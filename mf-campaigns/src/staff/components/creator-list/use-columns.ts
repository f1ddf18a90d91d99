import { commonMessages, useText } from '@samspel/i18n'
import { staffWords } from '../words'
import type { CreatorSort, ShownSort } from './data/creator-lists'
import type { GridColumn, GridMode } from './grid-types'
import { messages } from './messages'

/** Columns of the directory, and by which it is sorted. */
export function useColumns(
  sort: ShownSort,
  onSort: (sort: CreatorSort) => void,
  { fit, price, answer }: GridMode,
): GridColumn[] {
  const t = useText()
  return [
    {
      key: 'creator',
      header: t(commonMessages.creator),
      onSort: () => onSort('name'),
      sorted: sort === 'name' ? 'ascending' : undefined,
    },
    { key: 'place', header: t(messages.place) },
    {
      key: 'categories',
      header: t(fit === 'fit' ? messages.fit : fit === 'like' ? messages.like : messages.categories),
      sorted: fit && (sort === '-fit' || sort === 'like') ? 'descending' : undefined,
    },
    {
      key: 'followers',
      header: t(staffWords.followers),
      onSort: () => onSort(sort === '-followers' ? 'followers' : '-followers'),
      sorted: sort === '-followers' ? 'descending' : sort === 'followers' ? 'ascending' : undefined,
    },
    {
      key: 'engagement',
      header: t(staffWords.engagement),
      onSort: () => onSort('-engagement'),
      sorted: sort === '-engagement' ? 'descending' : undefined,
    },
    {
      key: 'reach',
      header: t(price ? messages.price : staffWords.reach),
      sorted: sort === 'price' ? 'ascending' : undefined,
    },
    {
      key: 'rating',
      header: t(answer ? messages.answer : staffWords.rating),
      sorted: sort === 'answer' ? 'ascending' : undefined,
    },
  ]
}
