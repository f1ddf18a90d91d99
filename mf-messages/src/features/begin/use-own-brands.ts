import { useEntities, useQuery } from '@samspel/store'
import { listBrands } from '../../data'

const none: string[] = []

/** The brands that a member of staff may write for, as options. */
export function useOwnBrands(): { value: string; label: string }[] {
  const { result } = useQuery(listBrands({ query: { perPage: 100 } }))
  return useEntities('brands', (result?.brands ?? none) as string[]).map(({ id, name }) => ({
    value: id,
    label: name ?? '',
  }))
}
