import { useEntity, useQuery } from '@samspel/store'
import { getBrand } from '../../../shared/data'

/** A brand by its id, once it is known. */
export function useBrand(id: string | undefined) {
  useQuery(id ? getBrand({ params: { id } }) : undefined)
  return useEntity('brands', id)
}
