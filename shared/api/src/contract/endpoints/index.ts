import { accountEndpoints } from './account'
import { agreementEndpoints } from './agreements'
import { apiTokenEndpoints } from './api-tokens'
import { applicationEndpoints } from './applications'
import { approvalRequestEndpoints } from './approval-requests'
import { askAgainEndpoints } from './ask-again'
import { auditEndpoints } from './audit'
import { authEndpoints } from './auth'
import { blocklistEndpoints } from './blocklist'
import { budgetEndpoints } from './budgets'
import { campaignDeskEndpoints } from './campaign-desk'
import { campaignEndpoints } from './campaigns'
import { collaborationPageEndpoints } from './collaboration-pages'
import { communityEndpoints } from './communities'
import { companyEndpoints } from './companies'
import { companyPaperEndpoints } from './company-papers'
import { companySignInEndpoints } from './company-sign-in'
import { companyWalletEndpoints } from './company-wallet'
import { counterEndpoints } from './counter'
import { creatorPaperEndpoints } from './creator-papers'
import { creatorProfileEndpoints } from './creator-profiles'
import { directoryEndpoints } from './directory'
import { endingEndpoints } from './endings'
import { imagePurchaseEndpoints } from './image-purchases'
import { invoiceEndpoints } from './invoices'
import { ledgerEndpoints } from './ledger'
import { mediaEndpoints } from './media'
import { messageDeskEndpoints } from './message-desk'
import { messageEndpoints } from './messages'
import { noticeEndpoints } from './notices'
import { overviewEndpoints } from './overview'
import { parcelEndpoints } from './parcels'
import { participationEndpoints } from './participations'
import { paymentEndpoints } from './payments'
import { payoutEndpoints } from './payouts'
import { pickupEndpoints } from './pickups'
import { platformEndpoints } from './platform'
import { postDraftEndpoints } from './post-drafts'
import { productSuggestionEndpoints } from './product-suggestions'
import { proposalEndpoints } from './proposals'
import { publicEndpoints } from './public'
import { reportEndpoints } from './reports'
import { salesEndpoints } from './sales'
import { savedOfferEndpoints } from './saved-offers'
import { searchEndpoints } from './search'
import { secondStepEndpoints } from './second-step'
import { selfBillingEndpoints } from './self-billing'
import { sellerReportEndpoints } from './seller-reports'
import { serviceEndpoints } from './services'
import { storeChoiceEndpoints } from './store-choice'
import { storeFileEndpoints } from './store-files'
import { storeParticipationEndpoints } from './store-participations'
import { storeProductEndpoints } from './store-products'
import { storeReportEndpoints } from './store-reports'
import { taxEndpoints } from './tax'
import { trackRecordEndpoints } from './track-record'
import { walletEndpoints } from './wallet'
import { webhookEndpoints } from './webhooks'

/** Every call of the API by name. Its type names its parts, since a written-out one is as long as all of them. */
export const endpoints: typeof authEndpoints &
  typeof auditEndpoints &
  typeof approvalRequestEndpoints &
  typeof accountEndpoints &
  typeof secondStepEndpoints &
  typeof companySignInEndpoints &
  typeof companyEndpoints &
  typeof companyPaperEndpoints &
  typeof creatorPaperEndpoints &
  typeof sellerReportEndpoints &
  typeof selfBillingEndpoints &
  typeof campaignEndpoints &
  typeof campaignDeskEndpoints &
  typeof participationEndpoints &
  typeof agreementEndpoints &
  typeof postDraftEndpoints &
  typeof proposalEndpoints &
  typeof endingEndpoints &
  typeof parcelEndpoints &
  typeof applicationEndpoints &
  typeof communityEndpoints &
  typeof imagePurchaseEndpoints &
  typeof reportEndpoints &
  typeof salesEndpoints &
  typeof overviewEndpoints &
  typeof directoryEndpoints &
  typeof creatorProfileEndpoints &
  typeof counterEndpoints &
  typeof storeChoiceEndpoints &
  typeof storeFileEndpoints &
  typeof storeParticipationEndpoints &
  typeof storeProductEndpoints &
  typeof storeReportEndpoints &
  typeof publicEndpoints &
  typeof pickupEndpoints &
  typeof collaborationPageEndpoints &
  typeof productSuggestionEndpoints &
  typeof walletEndpoints &
  typeof companyWalletEndpoints &
  typeof invoiceEndpoints &
  typeof ledgerEndpoints &
  typeof payoutEndpoints &
  typeof taxEndpoints &
  typeof paymentEndpoints &
  typeof messageEndpoints &
  typeof messageDeskEndpoints &
  typeof mediaEndpoints &
  typeof noticeEndpoints &
  typeof searchEndpoints &
  typeof platformEndpoints &
  typeof serviceEndpoints &
  typeof trackRecordEndpoints &
  typeof savedOfferEndpoints &
  typeof askAgainEndpoints &
  typeof blocklistEndpoints &
  typeof budgetEndpoints &
  typeof apiTokenEndpoints &
  typeof webhookEndpoints = {
  ...authEndpoints,
  ...auditEndpoints,
  ...approvalRequestEndpoints,
  ...accountEndpoints,
  ...secondStepEndpoints,
  ...companySignInEndpoints,
  ...companyEndpoints,
  ...companyPaperEndpoints,
  ...creatorPaperEndpoints,
  ...sellerReportEndpoints,
  ...selfBillingEndpoints,
  ...campaignEndpoints,
  ...campaignDeskEndpoints,
  ...participationEndpoints,
  ...agreementEndpoints,
  ...postDraftEndpoints,
  ...proposalEndpoints,
  ...endingEndpoints,
  ...parcelEndpoints,
  ...applicationEndpoints,
  ...communityEndpoints,
  ...imagePurchaseEndpoints,
  ...reportEndpoints,
  ...salesEndpoints,
  ...overviewEndpoints,
  ...directoryEndpoints,
  ...creatorProfileEndpoints,
  ...counterEndpoints,
  ...storeChoiceEndpoints,
  ...storeFileEndpoints,
  ...storeParticipationEndpoints,
  ...storeProductEndpoints,
  ...storeReportEndpoints,
  ...publicEndpoints,
  ...pickupEndpoints,
  ...collaborationPageEndpoints,
  ...productSuggestionEndpoints,
  ...walletEndpoints,
  ...companyWalletEndpoints,
  ...invoiceEndpoints,
  ...ledgerEndpoints,
  ...payoutEndpoints,
  ...taxEndpoints,
  ...paymentEndpoints,
  ...messageEndpoints,
  ...messageDeskEndpoints,
  ...mediaEndpoints,
  ...noticeEndpoints,
  ...searchEndpoints,
  ...platformEndpoints,
  ...serviceEndpoints,
  ...trackRecordEndpoints,
  ...savedOfferEndpoints,
  ...askAgainEndpoints,
  ...blocklistEndpoints,
  ...budgetEndpoints,
  ...apiTokenEndpoints,
  ...webhookEndpoints,
}
