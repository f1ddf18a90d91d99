import type { CompanyRequestState, Invitation, ManagedInfoBanner } from '@samspel/api'
import { createPagedLists, moveTo, prepend, removeEverywhere } from '@samspel/store'
import {
  approveCompanyRequest,
  createInfoBanner,
  createInvitation,
  declineCompanyRequest,
  deleteInfoBanner,
  listCompanies,
  listCompanyRequests,
  listInfoBanners,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  updateCompany,
  updateInfoBanner,
} from './company-actions'
import { createRecords } from './records'

export interface CompanyFilter {
  query?: string | undefined
  state?: CompanyRequestState | undefined
}

export const companyListKey = ({ query, state }: CompanyFilter): string =>
  JSON.stringify([query?.trim() ?? '', state ?? ''])

const staleAll = <L extends Record<string, object>>(lists: L): L =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, { ...list, invalid: true }])) as L

/** Companies by name; mounted at `companyLists`. */
export const companyLists = createPagedLists({
  name: 'companyLists',
  fetch: (key, page) => {
    const [query, state] = JSON.parse(key) as [string, CompanyRequestState | '']
    return listCompanies({ query: { page, ...(query && { query }), ...(state && { state }) } })
  },
  on: (lists, action) =>
    [updateCompany.success, approveCompanyRequest.success, declineCompanyRequest.success].some(({ match }) =>
      match(action),
    )
      ? staleAll(lists)
      : lists,
})

/** Requests of companies for approval by state, oldest first; mounted at `companyRequestLists`. Deciding one updates its list at once. */
export const companyRequestLists = createPagedLists({
  name: 'companyRequestLists',
  fetch: (state, page) => listCompanyRequests({ query: { state: state as CompanyRequestState, page } }),
  on: (lists, action) => {
    const decided = [approveCompanyRequest.success, declineCompanyRequest.success].find(({ match }) => match(action))
    if (!decided?.match(action)) return lists
    const { id, state } = action.payload.data.companyRequest
    return moveTo(lists, state, id)
  },
})

/** Key of a company's invitations; without a company, all invitations. */
export const invitationKey = (companyId: string | null | undefined): string => companyId ?? ''

/** Invitations by company, newest first; mounted at `invitationLists`. */
export const invitationLists = createPagedLists({
  name: 'invitationLists',
  fetch: (companyId, page) => listInvitations({ query: { page, ...(companyId && { companyId }) } }),
  ids: ({ data }) => data.invitations.map(({ id }) => id),
  on: (lists, action) => {
    if (!createInvitation.success.match(action)) return lists
    const { id, companyId } = action.payload.data.invitation
    return [...new Set([invitationKey(companyId), invitationKey(null)])].reduce(
      (all, key) => (all[key] ? prepend(all, key, id) : all),
      lists,
    )
  },
})

/** Invitations by id; mounted at `invitations`. */
export const invitationRecords = createRecords<Invitation>('invitations', (action, known) => {
  if (listInvitations.success.match(action)) return action.payload.data.invitations
  const changed = [createInvitation.success, resendInvitation.success].find(({ match }) => match(action))
  if (changed?.match(action)) return [action.payload.data.invitation]
  if (!revokeInvitation.success.match(action)) return []
  const taken = known[action.meta.request.params?.id ?? '']
  return taken ? [{ ...taken, state: 'revoked' }] : []
})

/** Info banners by status (or all of them), newest first; mounted at `infoBannerLists`. */
export const infoBannerLists = createPagedLists({
  name: 'infoBannerLists',
  fetch: (status, page) =>
    listInfoBanners({ query: { page, ...(status && { status: status as ManagedInfoBanner['status'] }) } }),
  ids: ({ data }) => data.infoBanners.map(({ id }) => id),
  on: (lists, action) => {
    if ([createInfoBanner.success, updateInfoBanner.success].some(({ match }) => match(action))) return staleAll(lists)
    return deleteInfoBanner.success.match(action)
      ? removeEverywhere(lists, action.meta.request.params?.id ?? '')
      : lists
  },
})

/** Info banners by id; mounted at `infoBanners`. */
export const infoBannerRecords = createRecords<ManagedInfoBanner>('infoBanners', (action) => {
  if (listInfoBanners.success.match(action)) return action.payload.data.infoBanners
  const changed = [createInfoBanner.success, updateInfoBanner.success].find(({ match }) => match(action))
  return changed?.match(action) ? [action.payload.data.infoBanner] : []
})
