import { useEntities, useQuery } from '@samspel/store'
import { listBrands } from '../../../data/company-actions'

/** More than a company may have. */
const most = 100

/** The brands of the company, to choose from. */
export const useOwnBrands = (companyId: string) => {
  const { result } = useQuery(listBrands({ query: { companyId, perPage: most } }))
  return useEntities('brands', result?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
