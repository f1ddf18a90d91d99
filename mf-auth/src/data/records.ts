import type { InjectableSlice } from '@samspel/store'
import { useAppSelector } from '@samspel/store'

type Records<R> = Readonly<Record<string, R>>

/** Records by id, of a kind that is not among the store's 21 collections (E-01). */
export interface RecordSlice<R> extends InjectableSlice {
  select: (state: object, id: string | undefined) => R | undefined
  selectAll: (state: object) => Records<R>
}

const none: Readonly<Record<string, never>> = {}

/** Creates a slice for records; `read` extracts them from an action. */
export const createRecords = <R extends { id: string }>(
  name: string,
  read: (action: unknown, known: Records<R>) => readonly R[],
): RecordSlice<R> => {
  const selectAll = (state: object) => (state as Record<string, Records<R> | undefined>)[name] ?? none
  return {
    name,
    reducer: (records: Records<R> = none, action: unknown) => {
      const news = read(action, records)
      return news.length === 0
        ? records
        : { ...records, ...Object.fromEntries(news.map((record) => [record.id, record])) }
    },
    selectAll,
    select: (state, id) => (id === undefined ? undefined : selectAll(state)[id]),
  }
}

/** The records of a list, in its order. */
export const useRecords = <R>(slice: RecordSlice<R>, ids: readonly string[]): R[] => {
  const records = useAppSelector(slice.selectAll)
  return ids.flatMap((id) => records[id] ?? [])
}
