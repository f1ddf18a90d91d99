import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'

const routes: RouteObject[] = [
  { path: '/wallet', lazy: lazyPage(() => import(/* webpackChunkName: "wallet" */ './features/wallet')) },
  {
    path: '/wallet/transactions',
    lazy: lazyPage(() => import(/* webpackChunkName: "transactions" */ './features/transactions')),
  },
  { path: '/wallet/tax', lazy: lazyPage(() => import(/* webpackChunkName: "tax" */ './features/tax')) },
  {
    path: '/wallet/self-billing',
    lazy: lazyPage(() => import(/* webpackChunkName: "self-billing" */ './features/self-billing')),
  },
  {
    path: '/wallet/reconciliation',
    lazy: lazyPage(() => import(/* webpackChunkName: "reconciliation" */ './features/reconciliation')),
  },
  { path: '/payouts', lazy: lazyPage(() => import(/* webpackChunkName: "payouts" */ './features/payouts')) },
  { path: '/payouts/sellers', lazy: lazyPage(() => import(/* webpackChunkName: "sellers" */ './features/sellers')) },
  {
    path: '/payouts/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "payout-batch" */ './features/payout-batch')),
  },
  {
    path: '/wallet/payments/:paymentId',
    lazy: lazyPage(() => import(/* webpackChunkName: "payment" */ './features/top-up')),
  },
  {
    path: '/wallet/transfers',
    lazy: lazyPage(() => import(/* webpackChunkName: "transfers" */ './features/transfers')),
  },
  { path: '/wallet/:accountId', lazy: lazyPage(() => import(/* webpackChunkName: "account" */ './features/account')) },
]

export default routes
