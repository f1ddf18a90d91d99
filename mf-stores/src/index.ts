import { addRoutes } from '@samspel/api'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { storesRoutes } from '@samspel/api/routes/stores'
import { defineRemote } from '@samspel/federation'
import { pageState } from './data/page-state'
import { kept } from './kept'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: (mounts) => {
    pageState.start(mounts)
    addRoutes(pickupsRoutes)
    addRoutes(storesRoutes)
    return mounts.bus.subscribe('session:signed-out', () => void kept.forget())
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
