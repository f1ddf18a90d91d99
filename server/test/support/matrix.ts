import { uuidv7 } from 'uuidv7'
import type { EndpointKey } from '@samspel/api'
import type { ActorName, Fixtures } from './fixtures'

/** How one endpoint of the contract is called, and what those may see who have the role but not the record. */
export interface Row {
  /** Path behind /api or /public, with ids of the first brand. */
  path: (fixtures: Fixtures, name: ActorName) => string
  body?: (fixtures: Fixtures) => object
  key?: boolean
  /**
   * For staff and creators who do not own the record. `404`: the same as if it did not exist; `empty`: an answer
   * without anything of it; `own`: the call is about the caller only, or about what everyone may see.
   */
  foreign: 404 | 'empty' | 'own'
  /** Answer for those who may, where it is not a plain success. */
  allowed?: number
  /** The call never ends: only its refusals are tried. */
  stream?: boolean
}

const at = (path: string) => () => path
const credentials = (root: 'user' | 'instagramer') => () => ({
  [root]: { email: 'nobody@samspel.test', password: 'wrong password' },
})
const reset = (root: 'user' | 'instagramer') => () => ({
  [root]: { password: 'another one', password_confirmation: 'another one', reset_password_token: 'unknown' },
})
const link = (root: 'user' | 'instagramer') => () => ({ [root]: { email: 'nobody@samspel.test' }, redirect_url: '/' })
const threadQuery = ({ brand, actors }: Fixtures, name: ActorName) =>
  `brandId=${brand.id}${name.includes('reator') ? '' : `&instagramerId=${actors.creator.id}`}`
const reason = () => ({ reason: 'Fel' })
const storeFields = {
  name: 'Ny',
  address: 'Gatan 1',
  postal_code: '',
  city: 'Lund',
  country_code: 'SE',
  latitude: 55.7,
  longitude: 13.2,
}

/** A row for every endpoint: a new one without a row does not compile. */
export const matrix: Record<EndpointKey, Row> = {
  signInUser: { path: at('/auth/users/sign_in'), body: credentials('user'), foreign: 'own', allowed: 401 },
  signInInstagramer: {
    path: at('/auth/instagramers/sign_in'),
    body: credentials('instagramer'),
    foreign: 'own',
    allowed: 401,
  },
  signUpUser: {
    path: at('/auth/users'),
    body: () => ({ user: { brand_name: 'N', email: `${uuidv7()}@x.se`, password: 'long enough', slug: uuidv7() } }),
    foreign: 'own',
  },
  signUpInstagramer: {
    path: at('/auth/instagramers'),
    body: () => ({
      instagramer: {
        email: `${uuidv7()}@x.se`,
        password: 'long enough',
        collaboration_page_attributes: { slug: uuidv7() },
      },
    }),
    foreign: 'own',
  },
  validateToken: { path: at('/auth/validate_token'), foreign: 'own' },
  refreshToken: { path: at('/auth/refresh_token'), foreign: 'own' },
  signOutUser: { path: at('/auth/users/sign_out'), foreign: 'own' },
  signOutInstagramer: { path: at('/auth/instagramers/sign_out'), foreign: 'own' },
  requestUserPassword: { path: at('/auth/users/password'), body: link('user'), foreign: 'own', allowed: 422 },
  requestInstagramerPassword: {
    path: at('/auth/instagramers/password'),
    body: link('instagramer'),
    foreign: 'own',
    allowed: 422,
  },
  changeUserPassword: { path: at('/auth/users/password'), body: reset('user'), foreign: 'own', allowed: 422 },
  changeInstagramerPassword: {
    path: at('/auth/instagramers/password'),
    body: reset('instagramer'),
    foreign: 'own',
    allowed: 422,
  },
  getMe: { path: at('/users/me'), foreign: 'own' },
  updateMe: { path: at('/users/me'), body: () => ({ user: { name: 'Nytt namn' } }), foreign: 'own' },
  getInstagramerMe: { path: at('/instagramers/me'), foreign: 'own' },
  updateInstagramerMe: {
    path: at('/instagramers/me'),
    body: () => ({ instagramer: { city: 'Umeå' } }),
    foreign: 'own',
  },
  createDevice: {
    path: at('/devices'),
    body: () => ({ token: uuidv7(), platform: 'ios', environment: 'test' }),
    foreign: 'own',
  },
  deleteDevice: { path: ({ device }) => `/devices/${device}`, foreign: 404 },
  listDevices: { path: at('/devices'), foreign: 'own' },
  requestUserConfirmation: { path: at('/auth/users/confirmation'), body: link('user'), foreign: 'own' },
  requestInstagramerConfirmation: {
    path: at('/auth/instagramers/confirmation'),
    body: link('instagramer'),
    foreign: 'own',
  },
  confirmUser: {
    path: at('/auth/users/confirmation'),
    body: () => ({ confirmation_token: 'unknown' }),
    foreign: 'own',
    allowed: 422,
  },
  confirmInstagramer: {
    path: at('/auth/instagramers/confirmation'),
    body: () => ({ confirmation_token: 'unknown' }),
    foreign: 'own',
    allowed: 422,
  },
  getInvitation: { path: at('/invitations/unknown'), foreign: 'own', allowed: 404 },
  acceptInvitation: {
    path: at('/auth/users/invitation'),
    body: () => ({
      user: { invitation_token: 'unknown', name: 'N', password: 'long enough', password_confirmation: 'long enough' },
    }),
    foreign: 'own',
    allowed: 422,
  },
  listSessions: { path: at('/sessions'), foreign: 'own' },
  endSession: { path: ({ otherSession }) => `/sessions/${otherSession}`, foreign: 404 },
  endAllSessions: { path: at('/sessions'), foreign: 'own' },
  confirmPassword: {
    path: at('/auth/password_confirmation'),
    body: () => ({ password: 'wrong password' }),
    foreign: 'own',
    allowed: 422,
  },
  exportUser: { path: at('/users/me/export'), foreign: 'own' },
  exportInstagramer: { path: at('/instagramers/me/export'), foreign: 'own' },
  deleteUserMe: {
    path: at('/users/me/deletion'),
    body: () => ({ password: 'wrong password' }),
    foreign: 'own',
    allowed: 422,
  },
  deleteInstagramerMe: {
    path: at('/instagramers/me/deletion'),
    body: () => ({ username: 'somebody else' }),
    foreign: 'own',
    allowed: 422,
  },
  startConnection: { path: at('/instagramers/me/connections'), body: () => ({ provider: 'facebook' }), foreign: 'own' },
  listFacebookAccounts: { path: at('/instagramers/me/facebook_accounts'), foreign: 'own', allowed: 422 },
  connectFacebookAccount: {
    path: at('/instagramers/me/connected_account'),
    body: () => ({ facebook_account_id: 'unknown' }),
    foreign: 'own',
    allowed: 422,
  },
  disconnectAccount: { path: at('/instagramers/me/connected_account'), foreign: 'own' },
  listUsers: { path: ({ brand }) => `/users?brandId=${brand.id}`, foreign: 'empty' },
  updateUser: {
    path: ({ actors }) => `/users/${actors.store.id}`,
    body: () => ({ user: { name: 'Nytt namn' } }),
    foreign: 404,
  },
  updateInstagramer: {
    path: ({ actors }) => `/instagramers/${actors.creator.id}`,
    body: () => ({ instagramer: { city: 'Umeå' } }),
    foreign: 404,
  },
  listCompanies: { path: at('/companies'), foreign: 'empty' },
  getCompany: { path: ({ brand }) => `/companies/${brand.companyId}`, foreign: 404 },
  updateCompany: {
    path: ({ brand }) => `/companies/${brand.companyId}`,
    body: () => ({ company: { name: 'Nytt namn' } }),
    foreign: 404,
  },
  createBrand: {
    path: at('/brands'),
    body: ({ brand }) => ({ brand: { name: 'Nytt', slug: uuidv7(), company_id: brand.companyId } }),
    foreign: 404,
  },
  updateBrand: {
    path: ({ brand }) => `/brands/${brand.id}`,
    body: () => ({ brand: { description: 'Ny' } }),
    foreign: 404,
  },
  listInvitations: { path: ({ brand }) => `/invitations?companyId=${brand.companyId}`, foreign: 'empty' },
  createInvitation: {
    path: at('/invitations'),
    body: ({ brand }) => ({
      invitation: { email: `${uuidv7()}@x.se`, role: 'store_user', brand_ids: [brand.id], company_id: brand.companyId },
    }),
    foreign: 404,
  },
  resendInvitation: { path: ({ invitation }) => `/invitations/${invitation}/resend`, foreign: 404 },
  revokeInvitation: { path: ({ revocable }) => `/invitations/${revocable}`, foreign: 404 },
  listCompanyRequests: { path: at('/company_requests'), foreign: 'empty' },
  createCompanyRequest: { path: at('/company_requests'), foreign: 'own', allowed: 409 },
  approveCompanyRequest: { path: ({ approvable }) => `/company_requests/${approvable}/approve`, foreign: 404 },
  declineCompanyRequest: {
    path: ({ declinable }) => `/company_requests/${declinable}/decline`,
    body: reason,
    foreign: 404,
  },
  listInfoBanners: { path: at('/info_banners'), foreign: 'empty' },
  createInfoBanner: {
    path: at('/info_banners'),
    body: () => ({
      info_banner: {
        content_sv: 'Hej',
        content_en: null,
        style: 'info',
        link_text_sv: null,
        link_text_en: null,
        link_url: null,
        closable: true,
        active: false,
        starts_at: null,
        ends_at: null,
      },
    }),
    foreign: 'own',
  },
  updateInfoBanner: {
    path: ({ banner }) => `/info_banners/${banner}`,
    body: () => ({ info_banner: { closable: false } }),
    foreign: 404,
  },
  deleteInfoBanner: { path: ({ removableBanner }) => `/info_banners/${removableBanner}`, foreign: 404 },
  getInfoBanner: { path: at('/info_banners/current'), foreign: 'own' },

  listCampaigns: { path: ({ brand }) => `/campaigns?brandId=${brand.id}`, foreign: 'empty' },
  countCampaigns: { path: ({ brand }) => `/campaigns/counts?brandId=${brand.id}`, foreign: 'empty' },
  listCampaignDates: {
    path: ({ brand }) => `/campaigns/dates?from=2026-01-01&to=2027-01-01&brandId=${brand.id}`,
    foreign: 'empty',
  },
  createCampaign: {
    path: at('/campaigns'),
    body: ({ brand }) => ({ campaign: { brand_id: brand.id, name: 'Ny' } }),
    foreign: 404,
  },
  getCampaign: { path: ({ ongoing }) => `/campaigns/${ongoing}`, foreign: 404 },
  updateCampaign: {
    path: ({ draft }) => `/campaigns/${draft}`,
    body: () => ({ campaign: { caption: 'Ny' } }),
    foreign: 404,
  },
  deleteCampaign: { path: ({ deletable }) => `/campaigns/${deletable}`, foreign: 404 },
  updateCampaignState: {
    path: ({ draft }) => `/campaigns/${draft}/state`,
    body: () => ({ campaign: { state: 'requested' } }),
    foreign: 404,
    allowed: 422,
  },
  getCalculatedReach: { path: ({ ongoing }) => `/campaigns/${ongoing}/calculated_reach`, foreign: 404 },
  listCampaignEvents: { path: ({ ongoing }) => `/campaigns/${ongoing}/events`, foreign: 404 },
  listMarketplace: { path: at('/marketplace/campaigns'), foreign: 'empty' },
  listCalendarCampaigns: {
    path: ({ brand }) => `/campaigns/calendar?from=2026-01-01&to=2026-12-31&brandId=${brand.id}`,
    foreign: 'empty',
  },
  duplicateCampaign: { path: ({ draft }) => `/campaigns/${draft}/duplicate`, key: true, foreign: 404 },
  promoteCampaign: { path: ({ open }) => `/campaigns/${open}/promote`, foreign: 'own' },
  unpromoteCampaign: { path: ({ open }) => `/campaigns/${open}/promote`, foreign: 'own' },
  getLastReview: { path: ({ draft }) => `/campaigns/${draft}/last_review`, foreign: 404 },
  listPotentialInstagramers: { path: ({ open }) => `/campaigns/${open}/potential_instagramers`, foreign: 404 },
  listCampaignInvitations: { path: ({ open }) => `/campaigns/${open}/invitations`, foreign: 404 },
  createCampaignInvitations: {
    path: ({ open }) => `/campaigns/${open}/invitations`,
    body: ({ actors }) => ({ instagramer_ids: [actors.creator.id] }),
    foreign: 404,
  },
  deleteCampaignInvitation: { path: ({ revocableOffer }) => `/campaign_invitations/${revocableOffer}`, foreign: 404 },
  listMyInvitations: { path: at('/instagramers/me/campaign_invitations'), foreign: 'empty' },
  declineCampaignInvitation: {
    path: ({ offerInvitation }) => `/campaign_invitations/${offerInvitation}/decline`,
    foreign: 404,
  },
  listPackages: { path: at('/packages'), foreign: 'own' },
  updatePackage: { path: at('/packages/small'), body: () => ({ package: { price: 100 } }), foreign: 'own' },
  getCampaignReport: { path: ({ ongoing }) => `/campaigns/${ongoing}/report`, foreign: 404 },
  listReportLinks: { path: ({ ongoing }) => `/campaigns/${ongoing}/report_links`, foreign: 404 },
  createReportLink: {
    path: ({ ongoing }) => `/campaigns/${ongoing}/report_links`,
    body: () => ({ days: 7 }),
    foreign: 404,
  },
  deleteReportLink: { path: ({ reportLink }) => `/report_links/${reportLink}`, foreign: 404 },
  getSharedReport: { path: at('/reports/unknown'), foreign: 'own', allowed: 404 },

  listCommunityLists: { path: ({ brand }) => `/community_lists?brandId=${brand.id}`, foreign: 'empty' },
  createCommunityList: {
    path: at('/community_lists'),
    body: ({ brand }) => ({ community_list: { brand_id: brand.id, name: uuidv7() } }),
    key: true,
    foreign: 404,
  },
  getCommunityList: { path: ({ communityList }) => `/community_lists/${communityList}`, foreign: 404 },
  updateCommunityList: {
    path: ({ communityList }) => `/community_lists/${communityList}`,
    body: () => ({ community_list: { description: 'Ny' } }),
    foreign: 404,
  },
  deleteCommunityList: { path: ({ removableList }) => `/community_lists/${removableList}`, foreign: 404 },
  listCommunityMembers: { path: ({ communityList }) => `/community_lists/${communityList}/members`, foreign: 404 },
  addCommunityMembers: {
    path: ({ communityList }) => `/community_lists/${communityList}/members`,
    body: ({ actors }) => ({ instagramer_ids: [actors.creator.id] }),
    foreign: 404,
  },
  updateCommunityMembers: {
    path: ({ communityList }) => `/community_lists/${communityList}/members`,
    body: ({ communityMember }) => ({ member_ids: [communityMember], state: 'removed', from: 'approved' }),
    foreign: 404,
  },
  importCommunityMembers: {
    path: ({ communityList }) => `/community_lists/${communityList}/imports`,
    body: () => ({ csv: 'username\nnobody' }),
    foreign: 404,
  },
  listOpenCommunityLists: { path: ({ brand }) => `/brands/${brand.id}/community_lists`, foreign: 'own' },
  requestCommunityMembership: {
    path: ({ openList }) => `/community_lists/${openList}/requests`,
    body: () => ({}),
    foreign: 'own',
  },
  leaveCommunityList: { path: ({ communityList }) => `/community_lists/${communityList}/requests`, foreign: 404 },

  createImagePurchase: {
    path: ({ post }) => `/instagram_posts/${post}/image_purchases`,
    body: ({ brand }) => ({
      image_purchase: { brand_id: brand.id, channels: ['social'], duration_months: 12, price: 500 },
    }),
    key: true,
    foreign: 404,
  },
  listImagePurchases: { path: ({ brand }) => `/image_purchases?brandId=${brand.id}`, foreign: 'empty' },
  listMyImagePurchases: { path: at('/instagramers/me/image_purchases'), foreign: 'empty' },
  acceptImagePurchase: {
    path: ({ imageToAccept }) => `/image_purchases/${imageToAccept}/accept`,
    body: () => ({}),
    foreign: 404,
  },
  approveImagePurchase: { path: ({ imageToApprove }) => `/image_purchases/${imageToApprove}/approve`, foreign: 404 },
  declineImagePurchase: {
    path: ({ imageToDecline }) => `/image_purchases/${imageToDecline}/decline`,
    body: reason,
    foreign: 404,
  },
  getImageOriginal: { path: ({ imageBought }) => `/image_purchases/${imageBought}/original`, foreign: 404 },

  listProfileCategories: { path: at('/profile_categories'), foreign: 'own' },

  listCampaignParticipations: { path: ({ ongoing }) => `/campaigns/${ongoing}/participations`, foreign: 404 },
  listApplications: { path: ({ brand }) => `/applications?brandId=${brand.id}`, foreign: 'empty' },
  exportApplications: { path: ({ brand }) => `/applications/export?brandId=${brand.id}`, foreign: 'empty' },
  listSavedViews: { path: at('/saved_views?screen=applications'), foreign: 'own' },
  createSavedView: {
    path: at('/saved_views'),
    body: () => ({ saved_view: { screen: 'applications', name: uuidv7(), query: 'country=SE' } }),
    foreign: 'own',
  },
  deleteSavedView: { path: ({ savedView }) => `/saved_views/${savedView}`, foreign: 404 },
  createParticipation: {
    path: ({ unapplied }) => `/campaigns/${unapplied}/participations`,
    body: () => ({ participation: { motivation: '' } }),
    foreign: 'own',
  },
  getParticipation: { path: ({ approved }) => `/participations/${approved}`, foreign: 404 },
  approveParticipation: { path: ({ pending }) => `/participations/${pending}/approve`, foreign: 404 },
  rejectParticipation: { path: ({ rejectable }) => `/participations/${rejectable}/reject`, body: reason, foreign: 404 },
  deleteParticipation: { path: ({ withdrawable }) => `/participations/${withdrawable}`, foreign: 404 },
  updateParticipation: {
    path: ({ approved }) => `/participations/${approved}`,
    body: () => ({ participation: { shortlisted: true } }),
    foreign: 404,
  },
  rateParticipation: {
    path: ({ approved }) => `/participations/${approved}/rating`,
    body: () => ({ rating: { score: 5 } }),
    foreign: 404,
  },
  reportDeliveryProblem: {
    path: ({ approved }) => `/participations/${approved}/delivery_problems`,
    body: () => ({ delivery_problem: { kind: 'other', text: '' } }),
    foreign: 404,
  },
  resolveDeliveryProblem: {
    path: ({ deliveryProblem }) => `/delivery_problems/${deliveryProblem}/resolve`,
    body: () => ({ answer: 'Ny skickas idag' }),
    foreign: 404,
  },
  listMyParticipations: { path: at('/instagramers/me/participations'), foreign: 'empty' },
  listMentions: { path: ({ brand }) => `/mentions?brandId=${brand.id}`, foreign: 'empty' },
  listCampaignMentions: { path: ({ ongoing }) => `/campaigns/${ongoing}/mentions`, foreign: 404 },
  listMyMentions: { path: ({ approved }) => `/instagramers/me/mentions?participationId=${approved}`, foreign: 'empty' },
  createMention: {
    path: ({ approved }) => `/participations/${approved}/mentions`,
    body: () => ({ mention: { kind: 'content', content_post: { text: 'Kaffe', image_urls: [] } } }),
    foreign: 404,
  },
  createStoreMention: {
    path: ({ reservation }) => `/store_participations/${reservation}/mentions`,
    body: () => ({ mention: { kind: 'content', content_post: { text: 'Kaffe', image_urls: [] } } }),
    foreign: 404,
    allowed: 422,
  },
  approveMention: { path: ({ toApprove }) => `/mentions/${toApprove}/approve`, foreign: 404 },
  rejectMention: { path: ({ toReject }) => `/mentions/${toReject}/reject`, body: reason, foreign: 404 },
  getMention: { path: ({ toReset }) => `/mentions/${toReset}`, foreign: 404 },
  requestMentionChanges: {
    path: ({ toChange }) => `/mentions/${toChange}/request_changes`,
    body: reason,
    foreign: 404,
  },
  resubmitMention: {
    path: ({ toResubmit }) => `/mentions/${toResubmit}/resubmit`,
    body: () => ({ mention: { content_post: { text: 'Bättre', image_urls: [] } } }),
    foreign: 404,
  },
  resetMention: { path: ({ toReset }) => `/mentions/${toReset}/reset`, foreign: 404 },
  listMyInstagramPosts: { path: at('/instagramers/me/instagram_posts'), foreign: 'empty' },

  listInstagramers: { path: at('/instagramers'), foreign: 'own' },
  listInstagramerPosts: { path: ({ actors }) => `/instagramers/${actors.creator.id}/instagram_posts`, foreign: 'own' },
  listCollaborations: { path: ({ actors }) => `/instagramers/${actors.creator.id}/collaborations`, foreign: 'empty' },
  getInstagramer: { path: ({ actors }) => `/instagramers/${actors.creator.id}`, foreign: 'own' },
  listBrands: { path: at('/brands'), foreign: 'empty' },
  getBrand: { path: ({ brand }) => `/brands/${brand.id}`, foreign: 'own' },
  listPublicBrands: { path: at('/brands'), foreign: 'own' },
  listBrandStores: { path: ({ brand }) => `/brands/${brand.id}/stores`, foreign: 'own' },
  createStore: {
    path: ({ brand }) => `/brands/${brand.id}/stores`,
    body: () => ({ store: storeFields }),
    foreign: 404,
  },
  getStore: { path: ({ store }) => `/stores/${store}`, foreign: 'own' },
  updateStore: { path: ({ store }) => `/stores/${store}`, body: () => ({ store: { phone: '08-1' } }), foreign: 404 },
  getStoreChoice: { path: ({ draft }) => `/campaigns/${draft}/store_choice`, foreign: 404 },
  updateStoreChoice: {
    path: ({ draft }) => `/campaigns/${draft}/store_choice`,
    body: () => ({
      store_choice: {
        mode: 'all',
        places: [],
        store_ids: [],
        excluded_ids: [],
        is_same: true,
        numbers: { places: 3, per_week: null },
        each: [],
        requires_application: false,
        window_days: 7,
      },
    }),
    foreign: 404,
  },
  listFittingStores: { path: ({ draft }) => `/campaigns/${draft}/fitting_stores`, foreign: 404 },
  addStoreCampaigns: {
    path: ({ draft }) => `/campaigns/${draft}/store_campaigns`,
    body: ({ store }) => ({ store_ids: [store] }),
    foreign: 404,
    allowed: 422,
  },
  getStoreByToken: { path: at('/stores/token/counterToken0123456789'), foreign: 'own' },
  importStores: {
    path: ({ brand }) => `/brands/${brand.id}/stores/import`,
    body: () => ({ csv: 'name,address,city,latitude,longitude\nNy,Gatan 2,Lund,55.7,13.2', dry_run: true }),
    foreign: 404,
  },
  searchPlaces: { path: at('/places?query=Ume'), foreign: 'own' },
  exportStores: { path: ({ brand }) => `/brands/${brand.id}/stores/export`, foreign: 404 },
  getStoreReport: { path: ({ store }) => `/store_reports/${store}`, foreign: 404 },
  listStoreReports: { path: ({ brand }) => `/brands/${brand.id}/store_reports`, foreign: 404 },
  exportStoreReports: { path: ({ brand }) => `/brands/${brand.id}/store_reports/export`, foreign: 404 },
  getStoreSheet: { path: ({ store }) => `/store_sheets/${store}`, foreign: 404 },
  getStoreSheets: { path: ({ brand }) => `/brands/${brand.id}/store_sheets`, foreign: 404 },
  renewStoreToken: { path: ({ store }) => `/stores/${store}/token/renewals`, foreign: 404 },
  listStoreLocations: { path: at('/store_locations'), foreign: 'own' },
  listPublicCampaigns: { path: at('/campaigns'), foreign: 'own' },
  getPublicCampaign: { path: ({ open }) => `/campaigns/${open}`, foreign: 'own' },
  getCollaborationPage: { path: ({ brand }) => `/collaboration_pages/${brand.slug}`, foreign: 'own' },
  checkSlug: { path: ({ brand }) => `/collaboration_pages/slug/${brand.slug}`, foreign: 'own' },
  createUpload: { path: at('/uploads'), foreign: 'own', allowed: 422 },

  listFollowedBrands: { path: at('/instagramers/me/brands'), foreign: 'empty' },
  followBrand: { path: ({ brand }) => `/brands/${brand.id}/follow`, foreign: 'own' },
  unfollowBrand: { path: ({ brand }) => `/brands/${brand.id}/follow`, foreign: 'own' },
  searchPublic: { path: at('/search?query=Own'), foreign: 'own' },
  listCities: { path: at('/cities'), foreign: 'own' },
  listPublicStores: { path: at('/stores'), foreign: 'own' },
  getStorePoints: { path: at('/store_points'), foreign: 'own' },
  listMyPickups: { path: at('/instagramers/me/pickups'), foreign: 'empty' },
  listStoreCampaigns: { path: at('/store_campaigns'), foreign: 'own' },
  getStoreCampaign: { path: ({ storeCampaign }) => `/store_campaigns/${storeCampaign}`, foreign: 'own' },
  createStoreParticipation: {
    path: ({ instantOffer }) => `/store_campaigns/${instantOffer}/store_participations`,
    body: () => ({ store_participation: { motivation: '' } }),
    foreign: 'own',
  },
  deleteStoreParticipation: { path: ({ reservation }) => `/store_participations/${reservation}`, foreign: 404 },
  updateStoreParticipation: {
    path: ({ reservation }) => `/store_participations/${reservation}`,
    body: () => ({ store_participation: { coming_at: null } }),
    foreign: 404,
  },
  confirmStoreParticipation: {
    path: ({ reservation }) => `/store_participations/${reservation}/confirm`,
    body: () => ({ counter: { token: 'nobodys' } }),
    foreign: 404,
    allowed: 422,
  },
  listStoreParticipations: { path: ({ brand }) => `/brands/${brand.id}/store_participations`, foreign: 404 },
  listStoreOffers: { path: ({ brand }) => `/brands/${brand.id}/store_offers`, foreign: 404 },
  pauseStoreCampaign: {
    path: ({ storeCampaign }) => `/store_campaigns/${storeCampaign}/pause`,
    foreign: 404,
    allowed: 409,
  },
  resumeStoreCampaign: {
    path: ({ instantOffer }) => `/store_campaigns/${instantOffer}/resume`,
    foreign: 404,
    allowed: 409,
  },
  pauseStoreOffers: {
    path: ({ brand }) => `/brands/${brand.id}/store_offers/pause`,
    body: ({ storeCampaign }) => ({ storeCampaignIds: [storeCampaign] }),
    foreign: 404,
  },
  resumeStoreOffers: {
    path: ({ brand }) => `/brands/${brand.id}/store_offers/resume`,
    body: ({ instantOffer }) => ({ storeCampaignIds: [instantOffer] }),
    foreign: 404,
  },
  approveStoreParticipation: {
    path: ({ reservation }) => `/store_participations/${reservation}/approve`,
    body: () => ({ from: 'declined' }),
    foreign: 404,
    allowed: 409,
  },
  declineStoreParticipation: {
    path: ({ reservation }) => `/store_participations/${reservation}/decline`,
    body: () => ({ ...reason(), from: 'approved' }),
    foreign: 404,
    allowed: 409,
  },
  listStoreProducts: { path: ({ brand }) => `/brands/${brand.id}/store_products`, foreign: 404 },
  createStoreProduct: {
    path: ({ brand }) => `/brands/${brand.id}/store_products`,
    body: () => ({ store_product: { name: 'Kaffe 250 g' } }),
    foreign: 404,
  },
  updateStoreProduct: {
    path: ({ storeProduct }) => `/store_products/${storeProduct}`,
    body: () => ({ store_product: { value: 90 } }),
    foreign: 404,
  },
  listStoreStock: { path: ({ store }) => `/counters/${store}/stock`, foreign: 404 },
  changeStoreStock: {
    path: ({ store }) => `/counters/${store}/stock_changes`,
    body: ({ storeProduct }) => ({ stock_change: { store_product_id: storeProduct, delta: 1 } }),
    foreign: 404,
  },
  listStockChanges: { path: ({ store }) => `/counters/${store}/stock_changes`, foreign: 404 },
  getStoreParticipation: { path: ({ reservation }) => `/store_participations/${reservation}`, foreign: 404 },
  handOutStoreParticipation: {
    path: ({ reservation }) => `/store_participations/${reservation}/hand_out`,
    body: () => ({ reason: 'Telefonen var död' }),
    foreign: 404,
    allowed: 422,
  },
  getCounter: { path: ({ store }) => `/counters/${store}`, foreign: 404 },
  checkPass: {
    path: ({ store }) => `/counters/${store}/checks`,
    body: () => ({ pass: { code: 'AAAA2222' } }),
    foreign: 404,
  },
  handOut: {
    path: ({ store }) => `/counters/${store}/hand_outs`,
    body: () => ({ pass: { code: 'AAAA2222', scanned_at: '2026-11-23T12:00:00Z' } }),
    key: true,
    foreign: 404,
  },
  undoHandOut: {
    path: ({ reservation }) => `/store_participations/${reservation}/undo_hand_out`,
    foreign: 404,
    allowed: 422,
  },
  updateCollaborationPage: {
    path: ({ brand, actors }, name) =>
      `/collaboration_pages/${/creator/i.test(name) ? actors.creator.username : brand.slug}`,
    body: () => ({ collaboration_page: { intro: 'Ny' }, version: 0 }),
    foreign: 404,
  },
  listPageOffers: { path: ({ brand }) => `/collaboration_pages/${brand.slug}/items/offers`, foreign: 'own' },
  listPortfolio: {
    path: ({ actors }) => `/collaboration_pages/${actors.creator.username}/items/portfolio`,
    foreign: 'own',
  },
  createProductSuggestion: {
    path: at('/product_suggestions'),
    body: () => ({ product_suggestion: { product: 'Kaffe', socials: ['@kaffe'], locale: 'sv' } }),
    key: true,
    foreign: 'own',
  },
  listProductSuggestions: { path: at('/product_suggestions'), foreign: 'own' },
  updateProductSuggestion: {
    path: ({ suggestion }) => `/product_suggestions/${suggestion}`,
    body: () => ({ product_suggestion: { state: 'handled' } }),
    foreign: 'own',
  },
  getPageHead: { path: ({ brand }) => `/page_heads?path=/b/${brand.slug}`, foreign: 'own' },

  listAccounts: { path: ({ brand }) => `/accounts?brandId=${brand.id}`, foreign: 'empty' },
  getMyAccount: { path: at('/instagramers/me/account'), foreign: 'empty' },
  listTransactions: {
    path: ({ brandAccount, creatorAccount }, name) =>
      `/accounts/${/creator/i.test(name) ? creatorAccount : brandAccount}/transactions`,
    foreign: 404,
  },
  createTransaction: {
    path: ({ brandAccount }) => `/accounts/${brandAccount}/transactions`,
    body: () => ({ transaction: { transaction_type: 'debit', amount: 100, title: 'x' } }),
    key: true,
    foreign: 404,
  },
  listAdjustments: { path: ({ brandAccount }) => `/adjustments?accountId=${brandAccount}`, foreign: 'own' },
  createAdjustment: {
    path: ({ brandAccount }) => `/accounts/${brandAccount}/adjustments`,
    body: () => ({ adjustment: { amount: 100, reason: 'x' } }),
    key: true,
    foreign: 404,
  },
  // Of another member of staff, so that the caller may approve it.
  approveAdjustment: { path: ({ adjustments }) => `/adjustments/${adjustments.toApprove}/approve`, foreign: 404 },
  declineAdjustment: {
    path: ({ adjustments }) => `/adjustments/${adjustments.toDecline}/decline`,
    body: () => ({ reason: 'x' }),
    foreign: 404,
  },
  listReconciliations: { path: at('/reconciliations'), foreign: 'own' },
  createReconciliation: { path: at('/reconciliations'), foreign: 'own' },
  getWallet: { path: ({ brand }) => `/wallet?brandId=${brand.id}`, foreign: 'empty' },
  listWalletTransactions: {
    path: ({ brandAccount }) => `/wallet/transactions?accountId=${brandAccount}`,
    foreign: 404,
  },
  exportWalletTransactions: {
    path: ({ brandAccount }) => `/wallet/transactions/export?accountId=${brandAccount}&format=csv`,
    foreign: 404,
  },
  getReceipt: { path: ({ brandEntry }) => `/wallet/receipts/${brandEntry}`, foreign: 404 },
  getTopUpOptions: { path: at('/wallet/top_up'), foreign: 'own' },
  createPayment: {
    path: ({ brandAccount }) => `/accounts/${brandAccount}/payments`,
    body: () => ({ payment: { method: 'transfer', amount: 100_000 } }),
    key: true,
    foreign: 404,
  },
  startCheckout: { path: ({ brandPayment }) => `/payments/${brandPayment}/checkout`, foreign: 404, allowed: 422 },
  getPayment: { path: ({ brandPayment }) => `/payments/${brandPayment}`, foreign: 404 },
  checkPayment: { path: ({ brandPayment }) => `/payments/${brandPayment}/check`, foreign: 404 },
  cancelPayment: { path: ({ brandPayment }) => `/payments/${brandPayment}/cancel`, foreign: 404 },
  listAwaitedTransfers: { path: at('/wallet/awaited_transfers'), foreign: 'own' },
  listBankTransfers: { path: at('/wallet/bank_transfers'), foreign: 'own' },
  createBankTransfer: {
    path: at('/wallet/bank_transfers'),
    body: () => ({ bank_transfer: { reference: '1', amount: 100, sender: 'x', received_on: '2026-01-02' } }),
    key: true,
    foreign: 'own',
  },
  settleBankTransfer: {
    path: ({ bankTransfer }) => `/wallet/bank_transfers/${bankTransfer}`,
    body: () => ({ bank_transfer: { account_id: null } }),
    foreign: 'own',
  },
  reportReceipt: {
    path: ({ brandEntry }) => `/wallet/receipts/${brandEntry}/report`,
    body: () => ({ report: { message: 'Fel belopp' } }),
    key: true,
    foreign: 404,
  },
  createPayout: {
    path: ({ creatorAccount }) => `/accounts/${creatorAccount}/payouts`,
    body: () => ({ payout: { amount: 100 } }),
    key: true,
    foreign: 404,
    allowed: 422,
  },

  listNotices: { path: at('/notices'), foreign: 'own' },
  getNoticeCounts: { path: at('/notices/counts'), foreign: 'own' },
  readNotices: { path: at('/notices/read'), body: () => ({}), foreign: 'own' },
  getNoticeSettings: { path: at('/notices/settings'), foreign: 'own' },
  updateNoticeSettings: { path: at('/notices/settings'), body: () => ({ quiet: { on: true } }), foreign: 'own' },
  createPushDevice: {
    path: at('/notices/devices'),
    body: () => ({ endpoint: `https://push.samspel.test/${uuidv7()}`, p256dh: 'key', auth: 'auth', name: 'Chrome' }),
    foreign: 'own',
  },
  listNoticePreviews: { path: at('/notices/previews'), foreign: 'own' },
  getNoticeDigest: { path: at('/notices/digest'), foreign: 'own' },
  listThreads: { path: ({ brand }) => `/messages/threads?brandId=${brand.id}`, foreign: 'empty' },
  getThreadContext: { path: (fixtures, name) => `/messages/context?${threadQuery(fixtures, name)}`, foreign: 404 },
  listThreadFiles: { path: (fixtures, name) => `/messages/files?${threadQuery(fixtures, name)}`, foreign: 404 },
  updateThread: {
    path: (fixtures, name) => `/messages/thread?${threadQuery(fixtures, name)}`,
    body: () => ({ thread: { muted: false } }),
    foreign: 404,
  },
  createMessageFile: {
    path: (fixtures, name) => `/messages/files?${threadQuery(fixtures, name)}`,
    body: () => ({}),
    foreign: 404,
    allowed: 422,
  },
  deleteMessageFile: { path: () => `/messages/files/${uuidv7()}`, foreign: 404, allowed: 404 },
  listMessages: {
    path: ({ brand, actors }) => `/instagramers/${actors.creator.id}/messages?brandId=${brand.id}`,
    foreign: 404,
  },
  createMessage: {
    path: ({ brand, actors }) => `/instagramers/${actors.creator.id}/messages?brandId=${brand.id}`,
    body: () => ({ message: { body: 'Hej' } }),
    foreign: 404,
  },
  listMyMessages: { path: ({ brand }) => `/instagramers/me/messages?brandId=${brand.id}`, foreign: 'empty' },
  createMyMessage: {
    path: ({ brand }) => `/instagramers/me/messages?brandId=${brand.id}`,
    body: () => ({ message: { body: 'Hej' } }),
    foreign: 404,
  },
  listUnread: { path: ({ brand }) => `/messages/unread?brandId=${brand.id}`, foreign: 'empty' },
  listMessageTemplates: { path: ({ brand }) => `/brands/${brand.id}/message_templates`, foreign: 404 },
  createMessageTemplate: {
    path: ({ brand }) => `/brands/${brand.id}/message_templates`,
    body: () => ({ message_template: { name: uuidv7(), body: 'Hej {first_name}' } }),
    foreign: 404,
  },
  updateMessageTemplate: {
    path: () => `/message_templates/${uuidv7()}`,
    body: () => ({ message_template: { name: 'N', body: 'Hej' } }),
    foreign: 404,
    allowed: 404,
  },
  deleteMessageTemplate: { path: () => `/message_templates/${uuidv7()}`, foreign: 404, allowed: 404 },
  listBulkRecipients: { path: ({ open }) => `/campaigns/${open}/message_recipients`, foreign: 404 },
  createMessageBulk: {
    path: ({ open }) => `/campaigns/${open}/message_bulks`,
    body: () => ({ message_bulk: { body: 'Hej', instagramer_ids: [uuidv7()] } }),
    key: true,
    foreign: 404,
    allowed: 422,
  },
  listMessageBulks: { path: ({ brand }) => `/message_bulks?brandId=${brand.id}`, foreign: 'empty' },
  getMessageBulk: { path: () => `/message_bulks/${uuidv7()}`, foreign: 404, allowed: 404 },
  cancelMessageBulk: { path: () => `/message_bulks/${uuidv7()}/cancel`, foreign: 404, allowed: 404 },
  sendMessageBulk: { path: () => `/message_bulks/${uuidv7()}/send`, foreign: 404, allowed: 404 },
  reportThread: {
    path: at('/messages/reports'),
    body: ({ brand, actors }) => ({
      report: { brand_id: brand.id, instagramer_id: actors.creator.id, reason: 'other', text: '' },
    }),
    foreign: 404,
  },
  listMessageReports: { path: at('/message_reports'), foreign: 'own' },
  decideMessageReport: {
    path: () => `/message_reports/${uuidv7()}/decide`,
    body: () => ({ decision: 'dismissed' }),
    foreign: 'own',
    allowed: 404,
  },
  liveStream: { path: at('/live/stream'), foreign: 'own', stream: true },

  getPlatformStatus: { path: at('/platform/status'), foreign: 'own' },
  listPlatformEvents: { path: at('/platform/events'), foreign: 'own' },
  listRemoteFailures: { path: at('/platform/failures'), foreign: 'own' },
  stopCanary: { path: at('/platform/remotes/mf-stores/stop'), body: () => ({ version: '1.4.0' }), foreign: 'own' },
  rollBackRemote: {
    path: at('/platform/remotes/mf-wallet/rollback'),
    body: () => ({ version: '2.3.1' }),
    foreign: 'own',
  },
}
