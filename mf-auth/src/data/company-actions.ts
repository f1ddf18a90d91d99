import { apiAction } from '@samspel/store'

export const listUsers = apiAction('listUsers')
export const updateUser = apiAction('updateUser')
export const removeUser = apiAction('removeUser')
export const listRoleDuties = apiAction('listRoleDuties')

export const listCompanies = apiAction('listCompanies')
export const getCompany = apiAction('getCompany')
export const getCompanyPlan = apiAction('getCompanyPlan')
export const updateCompany = apiAction('updateCompany')
export const listBrands = apiAction('listBrands')
export const listBrandStores = apiAction('listBrandStores')
export const getBrand = apiAction('getBrand')
export const createBrand = apiAction('createBrand')
export const updateBrand = apiAction('updateBrand')

export const listInvitations = apiAction('listInvitations')
export const createInvitation = apiAction('createInvitation')
export const resendInvitation = apiAction('resendInvitation')
export const revokeInvitation = apiAction('revokeInvitation')

export const listCompanyRequests = apiAction('listCompanyRequests')
export const createCompanyRequest = apiAction('createCompanyRequest')
export const approveCompanyRequest = apiAction('approveCompanyRequest')
export const declineCompanyRequest = apiAction('declineCompanyRequest')

export const listInfoBanners = apiAction('listInfoBanners')
export const createInfoBanner = apiAction('createInfoBanner')
export const updateInfoBanner = apiAction('updateInfoBanner')
export const deleteInfoBanner = apiAction('deleteInfoBanner')
