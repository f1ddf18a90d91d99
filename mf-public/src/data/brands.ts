import { apiAction } from '@samspel/store'

/** Every brand (S-31). */
export const listPublicBrands = apiAction('listPublicBrands', { skipAuth: true })
export const listFollowedBrands = apiAction('listFollowedBrands')
export const followBrand = apiAction('followBrand')
export const unfollowBrand = apiAction('unfollowBrand')
/** Brands and towns by name (S-31). */
export const searchPublic = apiAction('searchPublic', { skipAuth: true })
export const listCities = apiAction('listCities', { skipAuth: true })
