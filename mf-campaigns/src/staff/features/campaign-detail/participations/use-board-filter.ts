import { useQueryParams, useTypedParam } from '@samspel/navigation'
import type { ParticipationFilter } from '../../../../shared/data'

export const orders = ['-createdAt', 'createdAt', '-followers', '-engagement'] as const
export type Order = (typeof orders)[number]
const toOrder = (value: string | undefined): Order => orders.find((order) => order === value) ?? '-createdAt'

/** The board's filter, kept in the address. */
export function useBoardFilter() {
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const order = toOrder(query.sort)
  const filter: ParticipationFilter = {
    query: words,
    shortlisted: query.starred === 'true',
    deliveryProblem: query.problem === 'true',
    ...(order !== '-createdAt' && { sort: order }),
  }
  return {
    filter,
    typed,
    type,
    order,
    setOrder: (next: Order) => setQuery({ sort: next === '-createdAt' ? '' : next }),
    setStarred: (isOn: boolean) => setQuery({ starred: isOn ? 'true' : '' }),
    setProblem: (isOn: boolean) => setQuery({ problem: isOn ? 'true' : '' }),
    isNarrow: Boolean(words) || Boolean(filter.shortlisted) || Boolean(filter.deliveryProblem),
    clear: () => {
      type('')
      setQuery({ q: '', starred: '', problem: '' })
    },
  }
}

export type BoardFilter = ReturnType<typeof useBoardFilter>
