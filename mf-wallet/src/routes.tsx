import type { RouteObject } from 'react-router'
import { lazyPage } from '@samspel/federation'

const routes: RouteObject[] = [
  { path: '/wallet', lazy: lazyPage(() => import(/* webpackChunkName: "wallet" */ './features/wallet')) },
]

export default routes
