import { useEntity, useQuery } from '@samspel/store'
import { getBrand } from '../../../shared/data'

/** A brand by id, once loaded. */
export function useBrand(id: string | undefined) {
  useQuery(id ? getBrand({ params: { id } }) : undefined)
  return useEntity('brands', id)
}
