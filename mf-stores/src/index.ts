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
    const stops = [
      mounts.bus.subscribe('session:signed-out', () => void kept.forget()),
      // The saga is loaded with the first fact.
      mounts.bus.subscribe('live:store-participation-changed', () => {
        void import(/* webpackChunkName: "live" */ './live').then(({ liveSaga }) =>
          mounts.injectSaga('storesLive', liveSaga),
        )
      }),
    ]
    return () => stops.forEach((stop) => stop())
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
