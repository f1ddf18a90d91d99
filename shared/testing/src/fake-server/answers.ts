import type { EndpointKey } from '@samspel/api'
import {
  checkPassword,
  connectFacebookAccount,
  deleteDevice,
  deleteInstagramer,
  deleteUser,
  disconnectAccount,
  endAllSessions,
  endSession,
  exportOwn,
  listDevices,
  listFacebookAccounts,
  listSessions,
  startConnection,
} from './account'
import {
  apply,
  campaignDates,
  countCampaigns,
  createCampaign,
  moveCampaign,
  openCampaigns,
  updateCampaign,
} from './campaigns'
import { getCollaborationPage, listPageOffers, listPortfolio, updateCollaborationPage } from './collaboration-pages'
import { companyAnswers } from './companies'
import { createMention, decideMention, decideParticipation } from './decisions'
import { listAnswer, visible } from './generic'
import { bookTransaction, messages, myAccount, payOut, threads, unread, write } from './money-and-messages'
import type { WithHeaders } from './people'
import { changeMe, checkSlug, infoBanner, renewed, signIn, signUp, whoAmI } from './people'
import { createProductSuggestion, listProductSuggestions, updateProductSuggestion } from './product-suggestions'
import {
  followBrand,
  getBrand,
  listCities,
  listFollowedBrands,
  listPublicBrands,
  listPublicStores,
  searchPublic,
  storePoints,
  unfollowBrand,
} from './public-directory'
import { sampleOf } from './sample'
import {
  createStoreParticipation,
  deleteStoreParticipation,
  getStoreCampaign,
  listStoreCampaigns,
} from './store-campaigns'
import type { Asked } from './world'
import { notFound } from './world'

type Answer = (asked: Asked) => object | WithHeaders | undefined | void

const nothing: Answer = () => undefined

/** Endpoints about which the fake server knows more than the contract says. All others are answered from the contract alone. */
export const answers: Partial<Record<EndpointKey, Answer>> = {
  ...companyAnswers,
  signInUser: signIn('user'),
  signInInstagramer: signIn('instagramer'),
  signUpUser: signUp('user'),
  signUpInstagramer: signUp('instagramer'),
  validateToken: whoAmI,
  refreshToken: renewed,
  signOutUser: nothing,
  signOutInstagramer: nothing,
  requestUserPassword: nothing,
  requestInstagramerPassword: nothing,
  getMe: whoAmI,
  updateMe: changeMe('user'),
  getInstagramerMe: whoAmI,
  updateInstagramerMe: changeMe('instagramer'),
  createDevice: ({ body, endpoint }) => ({
    device: { ...(sampleOf(endpoint.response) as { device: object }).device, ...body },
  }),
  deleteDevice,
  listDevices,
  listSessions,
  endSession,
  endAllSessions,
  exportUser: exportOwn,
  exportInstagramer: exportOwn,
  confirmPassword: checkPassword,
  deleteUserMe: deleteUser,
  deleteInstagramerMe: deleteInstagramer,
  requestUserConfirmation: nothing,
  requestInstagramerConfirmation: nothing,
  getInfoBanner: infoBanner,
  checkSlug,
  getCollaborationPage,
  updateCollaborationPage,
  listPageOffers,
  listPortfolio,
  createProductSuggestion,
  listProductSuggestions,
  updateProductSuggestion,
  startConnection,
  listFacebookAccounts,
  connectFacebookAccount,
  disconnectAccount,
  createCampaign,
  updateCampaign,
  updateCampaignState: moveCampaign,
  countCampaigns,
  listCampaignDates: campaignDates,
  listMarketplace: openCampaigns,
  listPublicCampaigns: openCampaigns,
  createParticipation: apply,
  approveParticipation: decideParticipation('approved'),
  rejectParticipation: decideParticipation('rejected'),
  approveMention: decideMention('approved'),
  rejectMention: decideMention('rejected'),
  resetMention: decideMention('pending'),
  createMention,
  listAccounts: (asked) =>
    listAnswer(
      asked,
      'accounts',
      visible(
        asked,
        asked.world.table('accounts').filter(({ ownerType }) => asked.actor === 'admin' || ownerType === 'brand'),
      ),
    ),
  getMyAccount: myAccount,
  createPayout: payOut,
  createTransaction: bookTransaction,
  listMyInstagramPosts: (asked) => listAnswer(asked, 'instagramPosts'),
  listThreads: threads,
  listMessages: messages,
  listMyMessages: messages,
  createMessage: write,
  createMyMessage: write,
  listUnread: unread,
  getBrand,
  listPublicBrands,
  listFollowedBrands,
  followBrand,
  unfollowBrand,
  searchPublic,
  listCities,
  listPublicStores,
  getStorePoints: storePoints,
  listStoreCampaigns,
  getStoreCampaign,
  createStoreParticipation,
  deleteStoreParticipation,
  listStoreLocations: (asked) => ({
    storeLocations: (listAnswer(asked, 'stores', asked.world.table('stores')) as { stores: object[] }).stores,
  }),
  getStoreByToken({ world, params }) {
    const store = world.table('stores').find(({ token }) => token === params.token)
    if (!store) throw notFound()
    return { store }
  },
  createStore: ({ world, params, body }) => ({
    store: world.add('stores', {
      phone: null,
      openingHours: null,
      imageUrl: null,
      ...(body.store as object),
      brandId: params.id,
      brandName: world.get('brands', params.id).name,
    }),
  }),
  createUpload: () => ({
    upload: {
      id: crypto.randomUUID(),
      url: '/uploads/fake/upload.webp',
      width: 640,
      height: 640,
      createdAt: new Date().toISOString(),
    },
  }),
}
