export { PictureFocus } from '../primitives'
export {
  CompanyRequest,
  FacebookAccount,
  infoBannerStatuses,
  Invitation,
  ManagedInfoBanner,
  OpenInvitation,
  Session,
} from './accounts'
export { Agreement, agreementAbilities, AgreementChange, AgreementProposal, AgreementVersion } from './agreements'
export { ApiToken } from './api-tokens'
export { Application, RefusedAnswer } from './applications'
export { ApprovalRequest, approvalRequestAbilities } from './approval-requests'
export { AskAgainCandidate } from './ask-again'
export { AuditEntry, AuditFacts } from './audit'
export { BlockedCreator } from './blocklist'
export { BrandBudget, Budget, BudgetReservation } from './budgets'
export { campaignFields, Product } from './campaign-fields'
export {
  Campaign,
  campaignAbilities,
  CampaignCalculatedReach,
  CampaignEvent,
  campaignHistoryActs,
  ContentPost,
  InstagramPost,
  LinkCount,
  LinkFigures,
  LinkPost,
  LinkReading,
  Mention,
  mentionAbilities,
  MentionChecks,
  moveRefusals,
  Participation,
  participationAbilities,
} from './campaigns'
export { CampaignCard, CreatorCard, CreatorFigures } from './cards'
export { CompanySignIn } from './company-sign-in'
export { CompanyWallet, Receipt, StatementMonth, StatementSums } from './company-wallet'
export { CounterDay, CounterPickup, PassVerdict, StoreClerk } from './counter'
export { CreatorPaperChange, creatorPaperFields, CreatorPapers, missingPapers } from './creator-papers'
export { CreatorInsights, CreatorNote } from './creator-profiles'
export {
  CalendarCampaign,
  CampaignInvitation,
  CampaignPackage,
  Collaboration,
  CommunityList,
  CommunityMember,
  DeliveryProblem,
  ImagePurchase,
  imagePurchaseAbilities,
  ImportRow,
  LastReview,
  OpenCommunityList,
  RightEntry,
} from './desk'
export { DraftMedia } from './draft-media'
export { EmailChange, emailChangeParts } from './email-change'
export { AccountObstacle, LeaveTerms, OpenLeaving } from './endings'
export { CreatorFinding, CreatorSignal } from './finding'
export { BookAccount, CompanyInvoice, Invoice, InvoiceDetails } from './invoices'
export { accountKinds, Adjustment, adjustmentAbilities, Reconciliation, reconciliationChecks } from './ledger'
export { BulkRecipient, MessageBulk, MessageReport } from './message-desk'
export {
  CollaborationStep,
  LiveFact,
  liveFacts,
  Message,
  MessageFile,
  MessageTemplate,
  noticeKinds,
  Thread,
  ThreadContext,
  ThreadNotice,
} from './messages'
export { digestDays, NoticeCounts, NoticePreview, NoticeRow, NoticeSettings } from './notices'
export {
  ComparedCampaign,
  ComparedSums,
  OverviewFigures,
  OverviewWaiting,
  PlatformWaiting,
  platformWaitingRows,
} from './overview'
export { CompanyPapers, PaperChange, paperFields, vatStates } from './papers'
export {
  DeliveryAddress,
  NewDeliveryProblem,
  Parcel,
  parcelAbilities,
  ParcelChoice,
  ParcelCounts,
  ParcelRow,
  TrackingRow,
} from './parcels'
export { BankFile, BankTransfer, CompanyPlan, Payment, PaymentReversal, TopUpOptions, UnpaidFee } from './payments'
export {
  payoutActs,
  PayoutAnswerProblem,
  PayoutBatch,
  PayoutBatchPage,
  payoutBatchStates,
  PayoutEvent,
  PayoutReceipt,
  PayoutReconciliation,
  PayoutRow,
  payoutStopReasons,
} from './payouts'
export {
  Brand,
  Company,
  connectionObstacles,
  Device,
  InfoBanner,
  Instagramer,
  instagramerStates,
  productPlans,
  ProfileCategory,
  providers,
  RoleAtBrand,
  Upload,
  User,
} from './people'
export {
  channels,
  failurePhases,
  PartName,
  platformActions,
  PlatformEvent,
  PlatformInstance,
  PlatformJob,
  PlatformPart,
  PlatformStatus,
  RemoteFailureReport,
  RemoteSetting,
  RemoteSettings,
  SettingChange,
  settingRoles,
  settingTypes,
  TelemetryReport,
  Version,
  vitalMetrics,
} from './platform'
export {
  DraftComment,
  DraftPlace,
  MediaFile,
  PostDraft,
  postDraftAbilities,
  PostDraftRow,
  PostDraftVersion,
} from './post-drafts'
export { PromisedProduct } from './promised-product'
export { Proposal, proposalAbilities } from './proposals'
export {
  City,
  CollaborationLink,
  CollaborationPage,
  OfferSummary,
  PageHead,
  PageTheme,
  passAbilities,
  PortfolioItem,
  ProductSuggestion,
  PublicStore,
  StoreCampaign,
  StoreParticipation,
  StorePoints,
  StoreSummary,
} from './public'
export { CampaignReport, ReportLink, ReportPost } from './reports'
export {
  CampaignSales,
  CodeRow,
  CreatorLink,
  OtherCurrency,
  OwnLink,
  SaleRow,
  Shop,
  ShopCall,
  StoreVisit,
  UnmatchedSale,
} from './sales'
export { Chance, OfferGlimpse, SavedOffer } from './saved-offers'
export { Passkey, RememberedDevice, SecondStep, secondStepWays } from './second-step'
export { SelfBilledInvoice, SelfBilling, SelfBillingWait } from './self-billing'
export { OwnSellerReport, ReportedQuarter, ReportedSeller } from './seller-reports'
export {
  ConnectedService,
  ConnectedServices,
  ReceivedWebhook,
  serviceDeeds,
  ServiceEnd,
  serviceNames,
  serviceReasons,
  serviceStates,
  ServiceTest,
  untestableReasons,
  WebhookRerun,
} from './services'
export { StoreApplicant, StoreParticipationCounts, StoreToMoveTo } from './store-applicants'
export { FittingStore, StoreChoice, StoreChoiceInput, StoreChoiceStore } from './store-choice'
export { Place, StoreImportCounts, StoreImportRow } from './store-import'
export { StoreOffer } from './store-offers'
export { StockChange, StoreProduct, StoreStock } from './store-products'
export { CampaignPickups, StoreReport, StoreReportWeek, StoresReport } from './store-reports'
export { OpeningException, OpeningWeek, Store, StoreListCounts, StoreLocation } from './stores'
export { TaxPayer, TaxYear } from './tax'
export { DealFacts, FeeSpan, Terms, TermsTemplate } from './terms'
export { BrandRating, CreatorRecord, NewBrandRating, OwnBrandRating, TrackRecord } from './track-record'
export {
  Account,
  MoneyOnTheWay,
  OwnReceipt,
  PayoutDetails,
  Transaction,
  transactionKinds,
  WalletSummary,
} from './wallet'
export { Webhook, WebhookDelivery } from './webhooks'
