import { addRoutes } from '@samspel/api'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { publicRoutes } from '@samspel/api/routes/public'
import { defineRemote } from '@samspel/federation'
import { publicSaga } from './data/session'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: ({ injectSaga }) => {
    addRoutes(pickupsRoutes)
    addRoutes(publicRoutes)
    injectSaga(remote.name, publicSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
