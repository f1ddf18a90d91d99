import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'

const routes: RouteObject[] = [
  { path: '/notices', lazy: lazyPage(() => import(/* webpackChunkName: "notices" */ './features/notices')) },
  { path: '/messages', lazy: lazyPage(() => import(/* webpackChunkName: "threads" */ './features/threads')) },
  {
    path: '/messages/:counterpartId',
    lazy: lazyPage(() => import(/* webpackChunkName: "thread" */ './features/thread')),
  },
]

export default routes
