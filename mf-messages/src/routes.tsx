import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'

const routes: RouteObject[] = [
  { path: '/notices', lazy: lazyPage(() => import(/* webpackChunkName: "notices" */ './features/notices')) },
  {
    path: '/notice-previews',
    lazy: lazyPage(() => import(/* webpackChunkName: "notice-previews" */ './features/notice-previews')),
  },
  // One route for both: the list stays where it is when a thread is chosen.
  {
    path: '/messages/:counterpartId?',
    lazy: lazyPage(() => import(/* webpackChunkName: "inbox" */ './features/inbox')),
  },
  {
    path: '/message-reports',
    lazy: lazyPage(() => import(/* webpackChunkName: "message-reports" */ './features/reports')),
  },
  {
    path: '/message-reports/:reportId',
    lazy: lazyPage(() => import(/* webpackChunkName: "message-report" */ './features/report-detail')),
  },
]

export default routes
