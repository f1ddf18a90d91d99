import type {
  CompanyRequests,
  ConnectionTickets,
  EmailConfirmations,
  Invitations,
  NetworkEvents,
  NetworkPauses,
  ProviderFlows,
  ProviderIdentities,
} from './tables/accounts'
import type { AgreementChanges, Agreements, Endings, RightUses, TermsTemplates } from './tables/agreements'
import type { ApiTables } from './tables/api'
import type {
  AppMetadata,
  IdempotencyKeys,
  InfoBanners,
  MailSuppressions,
  Messages,
  Outbox,
  Threads,
} from './tables/app'
import type { AuditEntries } from './tables/audit'
import type { AskAgains, BlockedCreators, Budgets } from './tables/brand-choices'
import type {
  CampaignEvents,
  Campaigns,
  InstagramPosts,
  MentionReadings,
  Mentions,
  Participations,
} from './tables/campaigns'
import type {
  Brands,
  BrandUsers,
  Companies,
  CompanyPaperChanges,
  CompanyUsers,
  Devices,
  Instagramers,
  PasswordResets,
  ProfileCategories,
  SecurityAlerts,
  Sessions,
  Stores,
  StoreStaff,
  StoreTokens,
  Uploads,
  Users,
} from './tables/companies'
import type { CompanySignInTables } from './tables/company-sign-in'
import type { CreatorPaperChanges, CreatorPapersTable, SellerReminders } from './tables/creator-papers'
import type {
  ApprovalRequests,
  BrandRatings,
  CampaignInvitations,
  CampaignPackages,
  CommunityInvitations,
  CommunityLists,
  CommunityMembers,
  CreatorNotes,
  DeliveryAddresses,
  DeliveryProblems,
  ImagePurchases,
  Parcels,
  ReportLinks,
  ReviewDesks,
  SavedViews,
  SearchEntries,
} from './tables/desk'
import type { InvoiceTables } from './tables/invoices'
import type {
  LiveOutbox,
  MediaFiles,
  MessageBulkRecipients,
  MessageBulks,
  MessageFiles,
  MessageReportOpenings,
  MessageReports,
  MessageTemplates,
} from './tables/messages'
import type {
  Accounts,
  Adjustments,
  Holds,
  LedgerEntries,
  LedgerTransactions,
  Payouts,
  Reconciliations,
} from './tables/money'
import type { NetworkTables } from './tables/networks'
import type { NoticeDeliveries, NoticeMarks, Notices, NoticeSettings } from './tables/notices'
import type {
  BankFiles,
  BankTransfers,
  CompanyPlans,
  PaymentEvents,
  PaymentReversals,
  Payments,
  PlanInvoices,
  UnpaidFees,
} from './tables/payments'
import type { PayoutBatches, PayoutBatchRows, PayoutEvents, TaxRegistrations, TaxStandings } from './tables/payouts'
import type { PlatformTables } from './tables/platform'
import type { PostDraftComments, PostDrafts, PostDraftVersions } from './tables/post-drafts'
import type {
  BrandFollowers,
  CampaignStoreChoices,
  CollaborationPages,
  EndedPasses,
  ProductSuggestions,
  SavedOffers,
  StockChanges,
  StoreCampaigns,
  StoreParticipations,
  StoreProducts,
  StoreStockTable,
} from './tables/public'
import type { SalesTables } from './tables/sales'
import type { SecondStepTables } from './tables/second-step'
import type { SelfBillingTables } from './tables/self-billing'

/** All tables with the types the driver returns (see connect.ts). Maintained by hand beside migrations/: a new column is added in both. */
export interface DB
  extends
    SecondStepTables,
    SalesTables,
    NetworkTables,
    CompanySignInTables,
    InvoiceTables,
    SelfBillingTables,
    ApiTables,
    PlatformTables {
  companies: Companies
  company_paper_changes: CompanyPaperChanges
  brands: Brands
  users: Users
  brand_users: BrandUsers
  company_users: CompanyUsers
  profile_categories: ProfileCategories
  instagramers: Instagramers
  collaboration_pages: CollaborationPages
  sessions: Sessions
  password_resets: PasswordResets
  security_alerts: SecurityAlerts
  devices: Devices
  info_banners: InfoBanners
  uploads: Uploads
  campaigns: Campaigns
  campaign_events: CampaignEvents
  participations: Participations
  agreements: Agreements
  agreement_changes: AgreementChanges
  approval_requests: ApprovalRequests
  endings: Endings
  post_drafts: PostDrafts
  post_draft_versions: PostDraftVersions
  post_draft_comments: PostDraftComments
  instagram_posts: InstagramPosts
  mention_readings: MentionReadings
  mentions: Mentions
  delivery_problems: DeliveryProblems
  delivery_addresses: DeliveryAddresses
  parcels: Parcels
  community_lists: CommunityLists
  community_members: CommunityMembers
  community_invitations: CommunityInvitations
  ask_agains: AskAgains
  blocked_creators: BlockedCreators
  budgets: Budgets
  campaign_invitations: CampaignInvitations
  image_purchases: ImagePurchases
  report_links: ReportLinks
  creator_notes: CreatorNotes
  review_desks: ReviewDesks
  saved_views: SavedViews
  search_entries: SearchEntries
  campaign_packages: CampaignPackages
  stores: Stores
  store_staff: StoreStaff
  store_tokens: StoreTokens
  campaign_store_choices: CampaignStoreChoices
  store_campaigns: StoreCampaigns
  store_participations: StoreParticipations
  ended_passes: EndedPasses
  store_products: StoreProducts
  store_stock: StoreStockTable
  stock_changes: StockChanges
  brand_followers: BrandFollowers
  brand_ratings: BrandRatings
  saved_offers: SavedOffers
  product_suggestions: ProductSuggestions
  accounts: Accounts
  ledger_transactions: LedgerTransactions
  ledger_entries: LedgerEntries
  holds: Holds
  payouts: Payouts
  adjustments: Adjustments
  reconciliations: Reconciliations
  payout_batches: PayoutBatches
  payout_batch_rows: PayoutBatchRows
  payout_events: PayoutEvents
  creator_papers: CreatorPapersTable
  creator_paper_changes: CreatorPaperChanges
  seller_reminders: SellerReminders
  tax_registrations: TaxRegistrations
  tax_standings: TaxStandings
  payments: Payments
  payment_events: PaymentEvents
  bank_files: BankFiles
  payment_reversals: PaymentReversals
  plan_invoices: PlanInvoices
  bank_transfers: BankTransfers
  company_plans: CompanyPlans
  unpaid_fees: UnpaidFees
  threads: Threads
  messages: Messages
  media_files: MediaFiles
  message_files: MessageFiles
  message_templates: MessageTemplates
  right_uses: RightUses
  terms_templates: TermsTemplates
  audit_entries: AuditEntries
  message_bulks: MessageBulks
  message_bulk_recipients: MessageBulkRecipients
  message_reports: MessageReports
  message_report_openings: MessageReportOpenings
  live_outbox: LiveOutbox
  notices: Notices
  notice_deliveries: NoticeDeliveries
  notice_marks: NoticeMarks
  notice_settings: NoticeSettings
  idempotency_keys: IdempotencyKeys
  outbox: Outbox
  mail_suppressions: MailSuppressions
  app_metadata: AppMetadata
  company_requests: CompanyRequests
  email_confirmations: EmailConfirmations
  invitations: Invitations
  provider_identities: ProviderIdentities
  network_pauses: NetworkPauses
  network_events: NetworkEvents
  provider_flows: ProviderFlows
  connection_tickets: ConnectionTickets
}
