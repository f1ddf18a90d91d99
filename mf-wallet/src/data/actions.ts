import { apiAction, createPagedLists } from '@samspel/store'
import { cardErrors, payoutErrors } from './error-texts'

export const getMyAccount = apiAction('getMyAccount')
export const createPayout = apiAction('createPayout', { errorMessages: payoutErrors })
export const createTransaction = apiAction('createTransaction')
export const createMove = apiAction('createMove')
export const listAccounts = apiAction('listAccounts')
export const listTransactions = apiAction('listTransactions')
export const exportWalletTransactions = apiAction('exportWalletTransactions')
export const getReceipt = apiAction('getReceipt')
export const getReceiptFile = apiAction('getReceiptFile')
export const listUnpaidFees = apiAction('listUnpaidFees')
export const getWallet = apiAction('getWallet')
export const listWalletTransactions = apiAction('listWalletTransactions')
export const listPayoutBatches = apiAction('listPayoutBatches')
export const getPayoutBatch = apiAction('getPayoutBatch')
export const createPayoutBatch = apiAction('createPayoutBatch')
export const approvePayoutBatch = apiAction('approvePayoutBatch')
export const returnPayoutBatch = apiAction('returnPayoutBatch')
export const exportPayoutBatch = apiAction('exportPayoutBatch')
export const sendPayoutBatch = apiAction('sendPayoutBatch')
export const readPayoutAnswer = apiAction('readPayoutAnswer')
export const stopPayoutRow = apiAction('stopPayoutRow')
export const askForPayoutDetails = apiAction('askForPayoutDetails')
export const showPayoutDetails = apiAction('showPayoutDetails')
export const getPayoutReceipt = apiAction('getPayoutReceipt')
export const getPayoutReceiptFile = apiAction('getPayoutReceiptFile')
export const getTax = apiAction('getTax')
export const updateTax = apiAction('updateTax')
export const getOwnReceipt = apiAction('getOwnReceipt')
export const getOwnReceiptFile = apiAction('getOwnReceiptFile')
export const getTaxStatement = apiAction('getTaxStatement')
export const exportTax = apiAction('exportTax')
export const getTopUpOptions = apiAction('getTopUpOptions')
export const createPayment = apiAction('createPayment')
export const startCheckout = apiAction('startCheckout', { errorMessages: cardErrors })
export const getPayment = apiAction('getPayment')
export const checkPayment = apiAction('checkPayment', { errorMessages: cardErrors })
export const refundPayment = apiAction('refundPayment', { errorMessages: cardErrors })
export const cancelPayment = apiAction('cancelPayment', { errorMessages: cardErrors })
export const listAwaitedTransfers = apiAction('listAwaitedTransfers')
export const listBankTransfers = apiAction('listBankTransfers')
export const listBankFiles = apiAction('listBankFiles')
export const readBankFile = apiAction('readBankFile')
export const createBankTransfer = apiAction('createBankTransfer')
export const settleBankTransfer = apiAction('settleBankTransfer')
export const reportReceipt = apiAction('reportReceipt')
export const updateInstagramerMe = apiAction('updateInstagramerMe')

/** The key of a list of accounts: of one brand, or '' for all, and the words that their names hold. */
export const accountListKey = (brandId: string, words: string): string => (words ? `${brandId}?${words}` : brandId)

/** Accounts by `accountListKey`; mounted at `accountLists`. */
export const accountLists = createPagedLists({
  name: 'accountLists',
  fetch: (key, page) => {
    // An id holds no question mark; words may.
    const [brandId = '', ...words] = key.split('?')
    const query = words.join('?')
    return listAccounts({ query: { page, ...(brandId && { brandId }), ...(query && { query }) } })
  },
})
