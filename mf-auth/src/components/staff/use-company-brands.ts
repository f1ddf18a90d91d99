import type { Brand } from '@samspel/api'
import { useEntities, usePagedList } from '@samspel/store'
import { brandsByCompany } from '../../data/people-lists'

/** The brands of a company, and their names by id. */
export function useCompanyBrands(companyId: string | null | undefined): {
  brands: Brand[]
  nameOf: (id: string) => string | undefined
} {
  const { ids } = usePagedList(brandsByCompany, companyId ?? undefined)
  const brands = useEntities('brands', ids)
  return { brands, nameOf: (id) => brands.find((brand) => brand.id === id)?.name }
}
