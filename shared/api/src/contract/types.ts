import type { Static } from 'typebox'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './endpoint'
import type { endpoints } from './endpoints'
import type * as shapes from './entities'

export type Endpoints = typeof endpoints
/** Name of a call. */
export type EndpointKey = keyof Endpoints
/** What a call takes. */
export interface RequestOf<K extends EndpointKey> {
  params?: ParamsOf<Endpoints[K]>
  query?: QueryOf<Endpoints[K]>
  body?: BodyOf<Endpoints[K]>
}
/** What a call answers; undefined for 204. */
export type ResponseOf<K extends EndpointKey> = AnswerOf<Endpoints[K]>

export type NoticeRow = Static<typeof shapes.NoticeRow>
export type NoticeCounts = Static<typeof shapes.NoticeCounts>
export type NoticeSettings = Static<typeof shapes.NoticeSettings>
export type NoticePreview = Static<typeof shapes.NoticePreview>
export type Invoice = Static<typeof shapes.Invoice>
export type InvoiceDetails = Static<typeof shapes.InvoiceDetails>
export type BookAccount = Static<typeof shapes.BookAccount>
export type User = Static<typeof shapes.User>
export type Instagramer = Static<typeof shapes.Instagramer>
export type Company = Static<typeof shapes.Company>
export type CompanyInvoice = Static<typeof shapes.CompanyInvoice>
export type CompanyPapers = Static<typeof shapes.CompanyPapers>
export type PaperChange = Static<typeof shapes.PaperChange>
/** A field of a company's papers. */
export type PaperField = (typeof shapes.paperFields)[number]
export type CreatorPapers = Static<typeof shapes.CreatorPapers>
/** A field of a creator's papers. */
export type CreatorPaperField = (typeof shapes.creatorPaperFields)[number]
export type SelfBilling = Static<typeof shapes.SelfBilling>
export type SelfBillingWait = Static<typeof shapes.SelfBillingWait>
export type SelfBilledInvoice = Static<typeof shapes.SelfBilledInvoice>
export type ReportedSeller = Static<typeof shapes.ReportedSeller>
export type OwnSellerReport = Static<typeof shapes.OwnSellerReport>
/** What a creator's papers can lack. */
export type MissingPaper = (typeof shapes.missingPapers)[number]
export type Brand = Static<typeof shapes.Brand>
/** A member of staff who looks after a brand, as `GET /users?brandId=` lists them (row E-02). */
export type BrandUser = User
export type ProfileCategory = Static<typeof shapes.ProfileCategory>
export type Device = Static<typeof shapes.Device>
export type InfoBanner = Static<typeof shapes.InfoBanner>
export type Upload = Static<typeof shapes.Upload>
export type Campaign = Static<typeof shapes.Campaign>
export type RightEntry = Static<typeof shapes.RightEntry>
export type Terms = Static<typeof shapes.Terms>
export type TermsTemplate = Static<typeof shapes.TermsTemplate>
export type DealFacts = Static<typeof shapes.DealFacts>
export type Agreement = Static<typeof shapes.Agreement>
export type AccountObstacle = Static<typeof shapes.AccountObstacle>
export type LeaveTerms = Static<typeof shapes.LeaveTerms>
export type AgreementVersion = Static<typeof shapes.AgreementVersion>
export type AgreementChange = Static<typeof shapes.AgreementChange>
export type AgreementProposal = Static<typeof shapes.AgreementProposal>
export type FeeSpan = Static<typeof shapes.FeeSpan>
export type Proposal = Static<typeof shapes.Proposal>
export type PostDraft = Static<typeof shapes.PostDraft>
export type PostDraftRow = Static<typeof shapes.PostDraftRow>
export type PostDraftVersion = Static<typeof shapes.PostDraftVersion>
export type DraftComment = Static<typeof shapes.DraftComment>
export type DraftMedia = Static<typeof shapes.DraftMedia>
export type DraftPlace = Static<typeof shapes.DraftPlace>
export type MediaFile = Static<typeof shapes.MediaFile>
export type Application = Static<typeof shapes.Application>
export type CampaignCard = Static<typeof shapes.CampaignCard>
export type CalendarCampaign = Static<typeof shapes.CalendarCampaign>
export type CampaignInvitation = Static<typeof shapes.CampaignInvitation>
export type CampaignPackage = Static<typeof shapes.CampaignPackage>
export type CampaignReport = Static<typeof shapes.CampaignReport>
export type Collaboration = Static<typeof shapes.Collaboration>
export type CommunityList = Static<typeof shapes.CommunityList>
export type CommunityMember = Static<typeof shapes.CommunityMember>
export type CreatorFinding = Static<typeof shapes.CreatorFinding>
export type CreatorSignal = Static<typeof shapes.CreatorSignal>
export type CreatorInsights = Static<typeof shapes.CreatorInsights>
export type CreatorFigures = Static<typeof shapes.CreatorFigures>
export type DeliveryProblem = Static<typeof shapes.DeliveryProblem>
export type CampaignSales = Static<typeof shapes.CampaignSales>
export type CodeRow = Static<typeof shapes.CodeRow>
export type CreatorLink = Static<typeof shapes.CreatorLink>
export type OtherCurrency = Static<typeof shapes.OtherCurrency>
export type OwnLink = Static<typeof shapes.OwnLink>
export type SaleRow = Static<typeof shapes.SaleRow>
export type Shop = Static<typeof shapes.Shop>
export type ShopCall = Static<typeof shapes.ShopCall>
export type StoreVisit = Static<typeof shapes.StoreVisit>
export type UnmatchedSale = Static<typeof shapes.UnmatchedSale>
export type ApprovalRequest = Static<typeof shapes.ApprovalRequest>
export type ImagePurchase = Static<typeof shapes.ImagePurchase>
export type ImportRow = Static<typeof shapes.ImportRow>
export type LastReview = Static<typeof shapes.LastReview>
export type OpenCommunityList = Static<typeof shapes.OpenCommunityList>
export type ReportPost = Static<typeof shapes.ReportPost>
export type ReportLink = Static<typeof shapes.ReportLink>
export type CampaignEvent = Static<typeof shapes.CampaignEvent>
export type CampaignCalculatedReach = Static<typeof shapes.CampaignCalculatedReach>
export type Product = Static<typeof shapes.Product>
export type AskAgainCandidate = Static<typeof shapes.AskAgainCandidate>
export type Budget = Static<typeof shapes.Budget>
export type BudgetReservation = Static<typeof shapes.BudgetReservation>
export type BlockedCreator = Static<typeof shapes.BlockedCreator>
export type CreatorCard = Static<typeof shapes.CreatorCard>
export type Parcel = Static<typeof shapes.Parcel>
export type ParcelRow = Static<typeof shapes.ParcelRow>
export type ParcelCounts = Static<typeof shapes.ParcelCounts>
export type ParcelChoice = Static<typeof shapes.ParcelChoice>
export type TrackingRow = Static<typeof shapes.TrackingRow>
export type DeliveryAddress = Static<typeof shapes.DeliveryAddress>
export type NewDeliveryProblem = Static<typeof shapes.NewDeliveryProblem>
export type Participation = Static<typeof shapes.Participation>
export type InstagramPost = Static<typeof shapes.InstagramPost>
export type LinkFigures = Static<typeof shapes.LinkFigures>
export type LinkPost = Static<typeof shapes.LinkPost>
export type LinkReading = Static<typeof shapes.LinkReading>
export type ContentPost = Static<typeof shapes.ContentPost>
export type Mention = Static<typeof shapes.Mention>
export type Store = Static<typeof shapes.Store>
/** A store as one of a brand's, as `GET /brands/:id/stores` lists them (row E-02). */
export type BrandStore = Store
/** What a row of a file of stores comes to. */
export type StoreListCounts = Static<typeof shapes.StoreListCounts>
export type Place = Static<typeof shapes.Place>
export type StoreImportRow = Static<typeof shapes.StoreImportRow>
/** Opening hours of a store by weekday, Monday first; times are those of its own clock. */
export type OpeningWeek = Static<typeof shapes.OpeningWeek>
/** A day on which a store's hours differ. */
export type OpeningException = Static<typeof shapes.OpeningException>
export type StoreLocation = Static<typeof shapes.StoreLocation>
/** Where a store stands, as a pin of the map (row E-02). */
export type Location = StoreLocation
export type City = Static<typeof shapes.City>
export type CollaborationLink = Static<typeof shapes.CollaborationLink>
export type CollaborationPage = Static<typeof shapes.CollaborationPage>
export type PageHead = Static<typeof shapes.PageHead>
export type PageTheme = Static<typeof shapes.PageTheme>
export type PortfolioItem = Static<typeof shapes.PortfolioItem>
export type ProductSuggestion = Static<typeof shapes.ProductSuggestion>
export type PublicStore = Static<typeof shapes.PublicStore>
export type StoreCampaign = Static<typeof shapes.StoreCampaign>
export type CounterDay = Static<typeof shapes.CounterDay>
/** The point of a picture that stays in sight however it is cropped, per cent from the left and from the top. */
export type PictureFocus = NonNullable<Static<typeof shapes.PictureFocus>>
export type PromisedProduct = Static<typeof shapes.PromisedProduct>
export type StoreClerk = Static<typeof shapes.StoreClerk>
export type CounterPickup = Static<typeof shapes.CounterPickup>
export type PassVerdict = Static<typeof shapes.PassVerdict>
export type StoreParticipation = Static<typeof shapes.StoreParticipation>
export type StoreChoice = Static<typeof shapes.StoreChoice>
export type StoreChoiceInput = Static<typeof shapes.StoreChoiceInput>
export type FittingStore = Static<typeof shapes.FittingStore>
export type StoreChoiceStore = Static<typeof shapes.StoreChoiceStore>
/** A store participation as the brand's staff see it, with its creator, store and campaign. */
export type StoreApplicant = Static<typeof shapes.StoreApplicant>
export type StoreOffer = Static<typeof shapes.StoreOffer>
export type CampaignPickups = Static<typeof shapes.CampaignPickups>
export type StoreReport = Static<typeof shapes.StoreReport>
export type StoreReportWeek = Static<typeof shapes.StoreReportWeek>
export type StoresReport = Static<typeof shapes.StoresReport>
/** What the stores of a brand give away. */
export type StoreProduct = Static<typeof shapes.StoreProduct>
export type StoreStock = Static<typeof shapes.StoreStock>
export type StockChange = Static<typeof shapes.StockChange>
export type StorePoints = Static<typeof shapes.StorePoints>
export type Account = Static<typeof shapes.Account>
export type Transaction = Static<typeof shapes.Transaction>
export type MoneyOnTheWay = Static<typeof shapes.MoneyOnTheWay>
export type CompanyWallet = Static<typeof shapes.CompanyWallet>
export type OverviewWaiting = Static<typeof shapes.OverviewWaiting>
export type PlatformWaiting = Static<typeof shapes.PlatformWaiting>
export type OverviewFigures = Static<typeof shapes.OverviewFigures>
export type ComparedCampaign = Static<typeof shapes.ComparedCampaign>
export type ComparedSums = Static<typeof shapes.ComparedSums>
export type Adjustment = Static<typeof shapes.Adjustment>
export type Reconciliation = Static<typeof shapes.Reconciliation>
export type Receipt = Static<typeof shapes.Receipt>
export type Payment = Static<typeof shapes.Payment>
export type PaymentReversal = Static<typeof shapes.PaymentReversal>
export type TopUpOptions = Static<typeof shapes.TopUpOptions>
export type BankFile = Static<typeof shapes.BankFile>
export type BankTransfer = Static<typeof shapes.BankTransfer>
export type RoleAtBrand = Static<typeof shapes.RoleAtBrand>
export type AuditEntry = Static<typeof shapes.AuditEntry>
export type AuditFacts = Static<typeof shapes.AuditFacts>
export type CompanyPlan = Static<typeof shapes.CompanyPlan>
export type UnpaidFee = Static<typeof shapes.UnpaidFee>
export type StatementMonth = Static<typeof shapes.StatementMonth>
export type StatementSums = Static<typeof shapes.StatementSums>
export type PayoutBatch = Static<typeof shapes.PayoutBatch>
export type PayoutBatchPage = Static<typeof shapes.PayoutBatchPage>
export type PayoutRow = Static<typeof shapes.PayoutRow>
export type PayoutReconciliation = Static<typeof shapes.PayoutReconciliation>
export type PayoutEvent = Static<typeof shapes.PayoutEvent>
export type PayoutAnswerProblem = Static<typeof shapes.PayoutAnswerProblem>
export type PayoutReceipt = Static<typeof shapes.PayoutReceipt>
export type TaxPayer = Static<typeof shapes.TaxPayer>
export type TaxYear = Static<typeof shapes.TaxYear>
export type OwnReceipt = Static<typeof shapes.OwnReceipt>
export type WalletSummary = Static<typeof shapes.WalletSummary>
export type Message = Static<typeof shapes.Message>
export type Thread = Static<typeof shapes.Thread>
export type MessageFile = Static<typeof shapes.MessageFile>
export type ThreadNotice = Static<typeof shapes.ThreadNotice>
export type CollaborationStep = Static<typeof shapes.CollaborationStep>
export type ThreadContext = Static<typeof shapes.ThreadContext>
export type MessageTemplate = Static<typeof shapes.MessageTemplate>
export type BulkRecipient = Static<typeof shapes.BulkRecipient>
export type MessageBulk = Static<typeof shapes.MessageBulk>
export type MessageReport = Static<typeof shapes.MessageReport>
export type LiveFact = Static<typeof shapes.LiveFact>
export type PlatformStatus = Static<typeof shapes.PlatformStatus>
export type PlatformInstance = Static<typeof shapes.PlatformInstance>
export type PlatformPart = Static<typeof shapes.PlatformPart>
export type PlatformJob = Static<typeof shapes.PlatformJob>
export type PlatformEvent = Static<typeof shapes.PlatformEvent>
export type RemoteSetting = Static<typeof shapes.RemoteSetting>
export type RemoteSettings = Static<typeof shapes.RemoteSettings>
export type SettingChange = Static<typeof shapes.SettingChange>
export type RemoteFailureReport = Static<typeof shapes.RemoteFailureReport>
export type TelemetryReport = Static<typeof shapes.TelemetryReport>
export type ConnectedService = Static<typeof shapes.ConnectedService>
export type ConnectedServices = Static<typeof shapes.ConnectedServices>
export type ServiceEnd = Static<typeof shapes.ServiceEnd>
export type ServiceTest = Static<typeof shapes.ServiceTest>
export type ReceivedWebhook = Static<typeof shapes.ReceivedWebhook>
export type WebhookRerun = Static<typeof shapes.WebhookRerun>
export type ServiceName = ConnectedService['name']
export type ServiceReason = ConnectedService['reason']
export type ServiceDeed = NonNullable<ConnectedService['worked']>['deed']
export type ApiToken = Static<typeof shapes.ApiToken>
export type Webhook = Static<typeof shapes.Webhook>
export type WebhookDelivery = Static<typeof shapes.WebhookDelivery>
export type CompanySignIn = Static<typeof shapes.CompanySignIn>
export type EmailChange = Static<typeof shapes.EmailChange>
export type EmailChangePart = (typeof shapes.emailChangeParts)[number]
export type SecondStep = Static<typeof shapes.SecondStep>
export type Passkey = Static<typeof shapes.Passkey>
export type RememberedDevice = Static<typeof shapes.RememberedDevice>
export type SecondStepWay = (typeof shapes.secondStepWays)[number]
export type Session = Static<typeof shapes.Session>
export type FacebookAccount = Static<typeof shapes.FacebookAccount>
export type CompanyRequest = Static<typeof shapes.CompanyRequest>
export type Invitation = Static<typeof shapes.Invitation>
export type OpenInvitation = Static<typeof shapes.OpenInvitation>
export type ManagedInfoBanner = Static<typeof shapes.ManagedInfoBanner>
/** Paging of a list (row E-24). */
export interface Meta {
  currentPage: number
  nextPage: number | null
  prevPage: number | null
  totalPages: number
  totalCount: number
}
export type BrandRating = Static<typeof shapes.BrandRating>
export type NewBrandRating = Static<typeof shapes.NewBrandRating>
export type OwnBrandRating = Static<typeof shapes.OwnBrandRating>
export type Chance = Static<typeof shapes.Chance>
export type OfferGlimpse = Static<typeof shapes.OfferGlimpse>
export type SavedOffer = Static<typeof shapes.SavedOffer>
export type TrackRecord = Static<typeof shapes.TrackRecord>
export type CreatorRecord = Static<typeof shapes.CreatorRecord>
