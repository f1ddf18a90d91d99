import { addRoutes } from '@samspel/api'
import { publicRoutes } from '@samspel/api/routes/public'
import { defineRemote } from '@samspel/federation'
import { offerLists } from './data/offers'
import { publicSaga } from './data/session'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: ({ injectReducer, injectSaga }) => {
    addRoutes(publicRoutes)
    injectSaga(remote.name, publicSaga)
    injectReducer(offerLists)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
