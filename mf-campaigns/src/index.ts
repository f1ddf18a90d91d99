import { addRoutes } from '@samspel/api'
import { campaignsRoutes } from '@samspel/api/routes/campaigns'
import { defineRemote } from '@samspel/federation'
import { remote } from './remote'
import { pageState } from './shared/data'
import { startShared } from './shared/start'
import { startStaff } from './staff/start'

export default defineRemote({
  remote,
  start(mounts) {
    addRoutes(campaignsRoutes)
    startShared(mounts)
    startStaff(mounts)
    // Everything else is loaded with the pages that show it.
    pageState.start(mounts)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
