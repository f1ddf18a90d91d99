import { docs } from '../docs'
import type { ModulePlugin } from '../http/app'
import type { Handlers } from '../http/call'
import { operations } from '../http/operations'
import type { Job } from '../jobs/clock'
import { createOutboxJobs, type Deliveries, type MailFiles, type Sendings } from '../outbox/job'
import { serviceJob, webhookCleanUpJob } from '../services'
import { accountDeletionDeliveries, accountDeletionHandlers } from './account-deletion'
import { accountExportHandlers, serveArchives } from './account-export'
import { agreementDeliveries, agreementFiles, agreementHandlers, agreementJob } from './agreements'
import { apiTokenHandlers } from './api-tokens'
import { approvalRequestHandlers, approvalRequestsJob } from './approval-requests'
import { askAgainHandlers } from './ask-again'
import { auditHandlers } from './audit'
import { accountCleanUpJob, authDeliveries, authHandlers } from './auth'
import { bankFolderJob, bankHandlers } from './bank'
import { blocklistHandlers } from './blocklist'
import { allBrandHandlers } from './brands'
import { budgetHandlers } from './budgets'
import { campaignInvitationHandlers } from './campaign-invitations'
import { campaignJob, campaignProcessHandlers } from './campaign-process'
import { campaignHandlers } from './campaigns'
import { collaborationPageHandlers } from './collaboration-pages'
import { communityDeliveries, communityHandlers } from './communities'
import { companyHandlers, vatJob } from './companies'
import { companySignInHandlers, companySignInJob } from './company-sign-in'
import { creatorPaperHandlers, creatorVatJob } from './creator-papers'
import { allCreatorHandlers } from './creators'
import { deadlineJob } from './deadlines'
import { feeReturnJob } from './fee-returns'
import { imagePurchaseHandlers, serveOriginals } from './image-purchases'
import { infoBannerHandlers } from './info-banners'
import { invoiceFile, invoiceHandlers, serveInvoiceArchives } from './invoices'
import { leavingHandlers, leavingJob } from './leaving'
import { liveHandlers, streamCount } from './live'
import { mailWebhook } from './mail-returns'
import { mediaCleanUpJob, mediaDeliveries, mediaHandlers, serveMedia } from './media'
import { mentionHandlers, readingsJob, unansweredJob } from './mentions'
import { bulkJob, messageHandlers, serveMessageFiles, threadToWrite, unsentFilesJob } from './messages'
import { linkReadingsJob, unitsCleanUpJob } from './networks'
import { noticeCenterHandlers } from './notice-center'
import { markCleanUpJob, noticeClockJob } from './notice-clock'
import { noticeCleanUpJob, noticeDeliveries, noticeHandlers, noticeJob, noticeSendings, unsubscribing } from './notices'
import { previewPictures } from './og'
import { overviewHandlers } from './overview'
import { pageHeadHandlers } from './page-heads'
import { parcelHandlers, parcelJob } from './parcels'
import { participationHandlers } from './participations'
import { catchUpJob, checkPaymentsJob, paymentHandlers, paymentWebhook, planJob } from './payments'
import { payoutDeliveries, payoutHandlers } from './payouts'
import { cleanUpJob, createInstanceJob, platformHandlers, platformPlugins, watchJobs } from './platform'
import { mayReadDraftMedia, postDraftHandlers, unansweredDraftsJob } from './post-drafts'
import { postalTownHandlers } from './postal-towns'
import { productSuggestionHandlers } from './product-suggestions'
import { proposalHandlers } from './proposals'
import { reconciliationHandlers, reconciliationJob } from './reconciliation'
import { reportHandlers, reportMailJob } from './reports'
import { rightHandlers, serveRightArchives, serveRightOriginals } from './rights'
import { salesHandlers, shopCalls, shopDeliveryCleanUpJob, shortLinks } from './sales'
import { savedOfferHandlers, savedOffersJob } from './saved-offers'
import { savedViewHandlers } from './saved-views'
import { sealJob } from './sealed-columns'
import { allSearchHandlers } from './search'
import { selfBilledFile, selfBillingHandlers, selfBillingJob, serveSelfBilledArchives } from './self-billing'
import { sellerReportHandlers } from './seller-reports'
import { endsJob, serviceHandlers } from './services'
import { sitemap } from './sitemap'
import { consentSendings, figuresJob, followJob, socialHandlers, storyJob, tokenJob } from './social'
import { networkEventsJob, networkWebhook } from './social-events'
import { connectionHandlers, oldFlowsJob, socialCallbacks, socialSignIn } from './social-sign-in'
import { allStoreHandlers, passJob, passReminderJob } from './stores'
import { taxHandlers } from './tax'
import { trackRecordHandlers } from './track-record'
import { serveUploads, uploadHandlers } from './uploads'
import { monthlyFeeJob, walletHandlers } from './wallet'
import { webhookHandlers, webhookJob, webhookLogJob } from './webhooks'

/** One handler for each endpoint of the contract. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountDeletionHandlers,
  ...campaignHandlers,
  ...campaignProcessHandlers,
  ...campaignInvitationHandlers,
  ...participationHandlers,
  ...trackRecordHandlers,
  ...savedOfferHandlers,
  ...blocklistHandlers,
  ...budgetHandlers,
  ...askAgainHandlers,
  ...agreementHandlers,
  ...postDraftHandlers,
  ...proposalHandlers,
  ...leavingHandlers,
  ...parcelHandlers,
  ...mentionHandlers,
  ...savedViewHandlers,
  ...allSearchHandlers,
  ...reportHandlers,
  ...salesHandlers,
  ...overviewHandlers,
  ...accountExportHandlers,
  ...communityHandlers,
  ...imagePurchaseHandlers,
  ...approvalRequestHandlers,
  ...rightHandlers,
  ...allBrandHandlers,
  ...allCreatorHandlers,
  ...postalTownHandlers,
  ...allStoreHandlers,
  ...companyHandlers,
  ...creatorPaperHandlers,
  ...sellerReportHandlers,
  ...selfBillingHandlers,
  ...companySignInHandlers,
  ...apiTokenHandlers,
  ...webhookHandlers,
  ...auditHandlers,
  ...infoBannerHandlers,
  ...invoiceHandlers,
  ...walletHandlers,
  ...reconciliationHandlers,
  ...payoutHandlers,
  ...bankHandlers,
  ...taxHandlers,
  ...paymentHandlers,
  ...messageHandlers,
  ...mediaHandlers(threadToWrite),
  ...noticeHandlers,
  ...noticeCenterHandlers,
  ...socialHandlers,
  ...connectionHandlers,
  ...uploadHandlers,
  ...collaborationPageHandlers,
  ...productSuggestionHandlers,
  ...liveHandlers,
  ...platformHandlers,
  ...serviceHandlers,
  ...pageHeadHandlers,
}

/** Routes outside the contract. */
export const plugins: readonly ModulePlugin[] = [
  operations,
  docs,
  serveUploads,
  serveOriginals,
  serveMessageFiles,
  serveMedia([mayReadDraftMedia]),
  serveArchives,
  serveInvoiceArchives,
  serveSelfBilledArchives,
  serveRightArchives,
  serveRightOriginals,
  socialSignIn,
  socialCallbacks,
  networkWebhook,
  paymentWebhook,
  ...platformPlugins,
  previewPictures,
  sitemap,
  unsubscribing,
  mailWebhook,
  shopCalls,
  shortLinks,
]

/** Outbox deliveries of all modules, besides mails. */
export const deliveries: Deliveries = (context) => ({
  ...authDeliveries(context),
  ...accountDeletionDeliveries(context),
  ...communityDeliveries(context),
  ...mediaDeliveries(context),
  ...payoutDeliveries(context),
  ...noticeDeliveries(context),
  ...agreementDeliveries(context),
})

/** Calls to other servers that modules send, besides mails. */
export const sendings: Sendings = (context) => ({ ...noticeSendings(context), ...consentSendings(context) })

/** What modules attach to mails. */
export const mailFiles: MailFiles = (context) => {
  const agreements = agreementFiles(context)
  return (file) => {
    if (file.invoice) return invoiceFile(context.db, file.invoice, context.now())
    return file.selfBilled ? selfBilledFile(context.db, file.selfBilled, context.now()) : agreements(file)
  }
}

export const jobs: readonly Job[] = [
  ...createOutboxJobs(deliveries, sendings, mailFiles),
  noticeJob,
  noticeCleanUpJob,
  noticeClockJob,
  savedOffersJob,
  markCleanUpJob,
  accountCleanUpJob,
  sealJob,
  bankFolderJob,
  campaignJob,
  reconciliationJob,
  checkPaymentsJob,
  catchUpJob,
  planJob,
  monthlyFeeJob,
  selfBillingJob,
  vatJob,
  creatorVatJob,
  ...watchJobs(),
  createInstanceJob(streamCount),
  cleanUpJob,
  serviceJob,
  webhookCleanUpJob,
  shopDeliveryCleanUpJob,
  endsJob,
  oldFlowsJob,
  companySignInJob,
  webhookJob,
  webhookLogJob,
  deadlineJob,
  agreementJob,
  leavingJob,
  parcelJob,
  passJob,
  passReminderJob,
  bulkJob,
  unsentFilesJob,
  mediaCleanUpJob,
  unansweredJob,
  unansweredDraftsJob,
  approvalRequestsJob,
  readingsJob,
  linkReadingsJob,
  unitsCleanUpJob,
  reportMailJob,
  feeReturnJob,
  storyJob,
  tokenJob,
  followJob,
  networkEventsJob,
  figuresJob,
]
