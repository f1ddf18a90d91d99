export {
  Brand, Company, Device, InfoBanner, Instagramer, ProfileCategory, Upload, User, connectionObstacles, instagramerStates, productPlans,
} from './people'
export {
  CompanyRequest, FacebookAccount, Invitation, ManagedInfoBanner, OpenInvitation, Session, infoBannerStatuses, providers,
} from './accounts'
export { Product, campaignFields } from './campaign-fields'
export {
  Campaign, CampaignCalculatedReach, CampaignEvent, ContentPost, InstagramPost, LinkPost, Mention, Participation, campaignAbilities,
  campaignHistoryActs, moveRefusals,
} from './campaigns'
export { CampaignCard, CreatorCard, CreatorFigures } from './cards'
export {
  CalendarCampaign, CampaignInvitation, CampaignPackage, CampaignReport, Collaboration, CommunityList, CommunityMember, DeliveryProblem,
  ImagePurchase, ImportRow, LastReview, OpenCommunityList, ReportLink,
} from './desk'
export { Store, StoreLocation } from './stores'
export {
  City, CollaborationLink, CollaborationPage, OfferSummary, PageHead, PageTheme, PortfolioItem, ProductSuggestion, PublicStore,
  StoreCampaign, StoreParticipation, StorePoints, StoreSummary,
} from './public'
export { Account, MoneyOnTheWay, Transaction, WalletSummary, transactionKinds } from './wallet'
export { LiveFact, Message, Thread, liveFacts } from './messages'
export {
  PartName, PlatformEvent, PlatformPart, PlatformStatus, RemoteFailureReport, TelemetryReport, Version, channels, failurePhases,
  platformActions, vitalMetrics,
} from './platform'
