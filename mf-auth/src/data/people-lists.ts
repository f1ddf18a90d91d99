import type { Role } from '@samspel/api'
import { createPagedLists, type PagedLists, removeEverywhere } from '@samspel/store'
import { createBrand, listBrands, listUsers, removeUser, updateBrand, updateUser } from './company-actions'

/** Filter of a list of staff; absent parts do not filter. */
export interface UserFilter {
  role?: Role | undefined
  brandId?: string | undefined
  companyId?: string | undefined
  query?: string | undefined
}

/** Key of a list of staff: first the property it is grouped by, then its filters. */
const keyOf = (by: string | undefined, { companyId, query }: UserFilter, role?: Role): string =>
  JSON.stringify([by ?? '', companyId ?? '', query?.trim() ?? '', role ?? ''])
const parse = (key: string) => JSON.parse(key) as [by: string, companyId: string, query: string, role: Role | '']

export const usersByRoleKey = (filter: UserFilter): string => keyOf(filter.role, filter)
export const usersByBrandKey = (filter: UserFilter): string => keyOf(filter.brandId, filter, filter.role)

const present = <T extends object>(query: T) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) as Partial<T>
const stale = (lists: PagedLists, concerns: (key: string) => boolean = () => true): PagedLists =>
  Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [key, concerns(key) ? { ...list, invalid: true } : list]),
  )

/** A changed member may belong elsewhere in the lists, which only the server knows. */
const moved = (lists: PagedLists, action: unknown): PagedLists => {
  if (removeUser.success.match(action)) return removeEverywhere(lists, action.meta.request.params?.id ?? '')
  if (!updateUser.success.match(action)) return lists
  const { role, brandIds } = action.meta.request.body?.user ?? {}
  return role || brandIds ? stale(lists) : lists
}

/** Staff by role (P-09), by name; mounted at `usersByRole`. */
export const usersByRole = createPagedLists({
  name: 'usersByRole',
  fetch: (key, page) => {
    const [role, companyId, query] = parse(key)
    return listUsers({ query: { page, ...present({ role: role as Role, companyId, query }) } })
  },
  on: moved,
})

/** Staff by brand (P-09), by name; mounted at `usersByBrand`. */
export const usersByBrand = createPagedLists({
  name: 'usersByBrand',
  fetch: (key, page) => {
    const [brandId, companyId, query, role] = parse(key)
    return listUsers({ query: { page, ...present({ brandId, companyId, query, role: role as Role }) } })
  },
  on: moved,
})

const most = 100

/** Brands by company (P-09), by name; mounted at `brandsByCompany`. */
export const brandsByCompany = createPagedLists({
  name: 'brandsByCompany',
  fetch: (companyId, page) => listBrands({ query: { companyId, page, perPage: most } }),
  on: (lists, action) => {
    const changed = [createBrand.success, updateBrand.success].find(({ match }) => match(action))
    return changed?.match(action) ? stale(lists, (key) => key === action.payload.data.brand.companyId) : lists
  },
})

/** Brands by member of staff (P-09), by name; mounted at `brandsByUser`. */
export const brandsByUser = createPagedLists({
  name: 'brandsByUser',
  fetch: (userId, page) => listBrands({ query: { userId, page, perPage: most } }),
  on: (lists, action) => {
    // The creator of a brand, and whoever the server assigns it to, has one more.
    if (createBrand.success.match(action)) return stale(lists)
    return updateUser.success.match(action) ? stale(lists, (key) => key === action.payload.data.user.id) : lists
  },
})
