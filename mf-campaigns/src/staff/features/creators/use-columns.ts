import { commonMessages, useText } from '@samspel/i18n'
import { staffWords } from '../../components/words'
import type { GridColumn } from './CreatorGrid'
import type { CreatorSort } from './data/creator-lists'
import { messages } from './messages'

/** Columns of the directory, and by which it is sorted. */
export function useColumns(sort: CreatorSort, onSort: (sort: CreatorSort) => void): GridColumn[] {
  const t = useText()
  return [
    {
      key: 'creator',
      header: t(commonMessages.creator),
      onSort: () => onSort('name'),
      sorted: sort === 'name' ? 'ascending' : undefined,
    },
    { key: 'place', header: t(messages.place) },
    { key: 'categories', header: t(messages.categories) },
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
    { key: 'reach', header: t(staffWords.reach) },
    { key: 'rating', header: t(staffWords.rating) },
  ]
}
