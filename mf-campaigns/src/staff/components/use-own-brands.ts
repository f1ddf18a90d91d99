import { selectBrandId, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { listBrands } from '../data'

const none: string[] = []

/** Brands a new record can belong to; `brandId` is the form's initial value, preferring the selected brand. */
export function useOwnBrands(): { brandId: string | null; options: { value: string; label: string }[] } {
  const chosen = useAppSelector(selectBrandId)
  const { result } = useQuery(listBrands({ query: { perPage: 100 } }))
  const brands = useEntities('brands', result?.brands ?? none)
  return {
    brandId: chosen ?? (brands.length === 1 ? brands[0]!.id : null),
    options: brands.map(({ id, name }) => ({ value: id, label: name })),
  }
}
