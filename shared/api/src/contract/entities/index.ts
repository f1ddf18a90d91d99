export { Brand, Company, Device, InfoBanner, Instagramer, ProfileCategory, Upload, User, instagramerStates, productPlans } from './people'
export { CompanyRequest, FacebookAccount, Invitation, ManagedInfoBanner, OpenInvitation, Session, infoBannerStatuses, providers } from './accounts'
export {
  Campaign, CampaignCalculatedReach, CampaignCard, CampaignEvent, ContentPost, CreatorCard, InstagramPost, LinkPost, Mention,
  Participation, Product, campaignAbilities, campaignFields, campaignHistoryActs,
} from './campaigns'
export { Store, StoreLocation } from './stores'
export { Account, MoneyOnTheWay, Transaction, WalletSummary, transactionKinds } from './wallet'
export { LiveFact, Message, Thread, liveFacts } from './messages'
export {
  PartName, PlatformEvent, PlatformPart, PlatformStatus, RemoteFailureReport, TelemetryReport, Version, channels, failurePhases, platformActions, vitalMetrics,
} from './platform'
