export {
  createClient, entityCollections, fillPath, normalizeResponse, routes, splitPrefix, toQuery,
  type AnswerNames, type ApiError, type ApiResponse, type CallOptions, type Client, type ClientOptions, type EntityCollection, type EntityMap, type NormalizedAnswer, type RawRequest,
} from './client'
export type {
  Account, Brand, Campaign, CampaignCalculatedReach, CampaignCard, CampaignEvent, Company, CompanyRequest, ContentPost, CreatorCard, Device, EndpointKey, FacebookAccount, InfoBanner,
  InstagramPost, Instagramer, Invitation, LinkPost, LiveFact, ManagedInfoBanner, Mention, Message, Meta, MoneyOnTheWay, OpenInvitation, Participation, PlatformEvent, PlatformPart,
  PlatformStatus, Product, ProfileCategory, RemoteFailureReport, RequestOf, ResponseOf, Session, Store, StoreLocation, TelemetryReport, Thread, Transaction, Upload, User, WalletSummary,
} from './contract/types'
export { camelizeKeys, snakeizeKeys } from './case'
export {
  countries, defaultDueDays, excerptMaxLength, locales, pageSizes, passwordMinLength, releaseHours, taxAddonRate, taxFreeProductValue, uploadLimits, widths,
  type Country, type Locale,
} from './constants'
export { errorKinds, fieldErrorIds, type ErrorId, type FieldErrorId } from './errors'
export { retry, retryDelay, type RetryOptions } from './retry'
export { accountTypes, accountVocabulary, isCreator, roleNumbers, roles, toRole, type AccountType, type Actor, type Role, type Scope } from './roles'
export { adLabelOf, type AdLabel } from './rules/ad-label'
export { costOf, valueOf, type CostFields } from './rules/campaign-cost'
export {
  acceptsApplications, acceptsMentions, campaignProcess, findMove, isEditable, missingForReview, movesFrom, type CampaignMove, type CompletenessFields, type Mover,
} from './rules/campaign-process'
export {
  countForCampaign, countForDay, countForParticipation, type CampaignCounters, type MentionDecision, type ParticipationCounters, type PostFigures,
} from './rules/mention-counters'
export { isEmail, isSlug, slugFromName, toLocale } from './rules/text'
export { applyTransaction, availableAfter, type Balances } from './rules/wallet'
export { isLive, readClaims, type SessionClaims } from './session'
export {
  allList, campaignStates, campaignTypes, communityMemberFilters, communityMemberStates, companyRequestStates, decisionStates, deliveryMethods, imagePurchaseStates, mentionKinds,
  packageNames, packages, paymentLinkTypes, paymentTypes, storeParticipationFilters, storeParticipationStates,
  type CampaignState, type CampaignType, type CompanyRequestState, type DecisionState, type DeliveryMethod, type MentionKind, type PackageName, type PaymentLinkType, type PaymentType,
} from './states'
