export { builder, builtAt, id, listAnswer, meta, wire } from './builders/base'
export {
  buildApplication,
  buildCampaign,
  buildCampaignCard,
  buildDeal,
  buildInstagramPost,
  buildMention,
  buildParticipation,
} from './builders/campaigns'
export {
  buildDraftComment,
  buildDraftMedia,
  buildDraftVersion,
  buildPostDraft,
  buildPostDraftRow,
} from './builders/drafts'
export { buildImagePurchase } from './builders/images'
export { buildDeliveryAddress, buildParcelRow } from './builders/parcels'
export {
  buildAccount,
  buildBrand,
  buildCompany,
  buildCreatorCard,
  buildInstagramer,
  buildMessage,
  buildStore,
  buildThread,
  buildTransaction,
  buildUser,
} from './builders/people'
export type { FakeAnswer, FakeApi, FakeRoutes, Reply, WireRequest } from './fake-api'
export { createFakeApi, reply } from './fake-api'
export type {} from './matchers'
export { answerMedia } from './media'
export type { AppOptions, AppRender } from './render-with-app'
export { createTestStore, renderWithApp } from './render-with-app'
export type { SlowPage } from './slow-page'
export { slowPage } from './slow-page'
export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
