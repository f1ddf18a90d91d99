// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const walletRoutes: RouteTable = {
  getWallet: {"method":"GET","path":"/wallet"},
  listWalletTransactions: {"method":"GET","path":"/wallet/transactions"},
  exportWalletTransactions: {"method":"GET","path":"/wallet/transactions/export"},
  getReceipt: {"method":"GET","path":"/wallet/receipts/:id"},
}
