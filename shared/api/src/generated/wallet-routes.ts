// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const walletRoutes: RouteTable = {
  getMyAccount: {"method":"GET","path":"/instagramers/me/account"},
  listTransactions: {"method":"GET","path":"/accounts/:id/transactions"},
  createTransaction: {"method":"POST","path":"/accounts/:id/transactions","idempotent":true},
  createPayout: {"method":"POST","path":"/accounts/:id/payouts","idempotent":true},
  getWallet: {"method":"GET","path":"/wallet"},
  listWalletTransactions: {"method":"GET","path":"/wallet/transactions"},
  exportWalletTransactions: {"method":"GET","path":"/wallet/transactions/export"},
  getReceipt: {"method":"GET","path":"/wallet/receipts/:id"},
  listAdjustments: {"method":"GET","path":"/adjustments"},
  createAdjustment: {"method":"POST","path":"/accounts/:id/adjustments","idempotent":true},
  approveAdjustment: {"method":"PATCH","path":"/adjustments/:id/approve"},
  declineAdjustment: {"method":"PATCH","path":"/adjustments/:id/decline"},
  listReconciliations: {"method":"GET","path":"/reconciliations"},
  createReconciliation: {"method":"POST","path":"/reconciliations"},
}
