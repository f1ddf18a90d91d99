import { apiAction, createPagedLists } from '@samspel/store'

const listPublicBrands = apiAction('listPublicBrands', { skipAuth: true })

/** Brands with open offers, by search words; mounted at `publicBrandLists`. */
export const brandLists = createPagedLists({
  name: 'publicBrandLists',
  fetch: (key, page) => listPublicBrands({ query: { ...(key && { query: key }), page } }),
})
