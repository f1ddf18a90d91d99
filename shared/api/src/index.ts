export {
  addRoutes, createClient, entityCollections, fillPath, normalizeResponse, routeOf, splitPrefix, toQuery,
  type AnswerNames, type ApiError, type ApiResponse, type CallOptions, type Client, type ClientOptions, type EntityCollection,
  type EntityMap, type NormalizedAnswer, type RawRequest, type RouteTable,
} from './client'
export type {
  Account, Brand, BrandStore, BrandUser, Campaign, CampaignCalculatedReach, CampaignCard, CalendarCampaign, CampaignEvent,
  CampaignInvitation, CampaignPackage, CampaignReport, City, Collaboration, CollaborationLink, CollaborationPage, CommunityList,
  CommunityMember, Company, CompanyRequest, ContentPost, CreatorCard, CreatorFigures, DeliveryProblem, Device, EndpointKey,
  FacebookAccount, ImagePurchase, ImportRow, InfoBanner,
  InstagramPost, Instagramer, Invitation, LastReview, LinkPost, LiveFact, Location, ManagedInfoBanner, Mention, Message, Meta,
  MoneyOnTheWay, OpenCommunityList, OpenInvitation, PageHead, PageTheme, Participation, PlatformEvent, PlatformPart,
  PlatformStatus, PortfolioItem, Product, ProductSuggestion, ProfileCategory, PublicStore, RemoteFailureReport, ReportLink, RequestOf,
  ResponseOf, Session, Store, StoreCampaign, StoreLocation, StoreParticipation, StorePoints, TelemetryReport, Thread, Transaction, Upload,
  User, WalletSummary,
} from './contract/types'
export { camelizeKeys, snakeizeKeys } from './case'
export {
  answerClock, countries, deadlineReminderDays, defaultDueDays, excerptMaxLength, importRowsMax, locales, pageSizes, passwordMinLength,
  releaseHours, reportLinkDays, taxAddonRate, taxFreeProductValue, uploadLimits, widths,
  type Country, type Locale,
} from './constants'
export { errorKinds, fieldErrorIds, type ErrorId, type FieldErrorId } from './errors'
export { retry, retryDelay, type RetryOptions } from './retry'
export {
  accountTypes, accountVocabulary, isCreator, roleNumbers, roles, toRole, type AccountType, type Actor, type Role, type Scope,
} from './roles'
export { isBlankText, isEmail, isSlug, slugFromName, toLocale, toPersonalId } from './rules/text'
export { applyTransaction, availableAfter, type Balances } from './rules/wallet'
export { isLive, readClaims, type SessionClaims } from './session'
export {
  allList, applyObstacles, calendarViews, campaignStates, campaignsWaiting, campaignTypes, communityMemberFilters, communityMemberStates,
  companyRequestStates, decisionStates, deliveryMethods, deliveryProblemKinds, imagePurchaseChannels, imagePurchaseStates,
  mentionDecisionKinds,
  mentionKinds,
  packageNames, packages, feeReturnReasons, participationDecisionKinds, participationNeeds, paymentLinkTypes, paymentTypes,
  collaborationLinkKinds, productSuggestionStates, storeParticipationFilters, storeParticipationStates,
  type ApplyObstacle, type CalendarView, type CampaignState, type CampaignsWaiting, type CampaignType, type CompanyRequestState,
  type DecisionState, type DeliveryMethod, type DeliveryProblemKind, type ImagePurchaseChannel, type MentionDecisionKind, type MentionKind,
  type PackageName, type ParticipationDecisionKind, type FeeReturnReason, type CollaborationLinkKind, type ParticipationNeed,
  type ProductSuggestionState, type PaymentLinkType, type PaymentType,
} from './states'
