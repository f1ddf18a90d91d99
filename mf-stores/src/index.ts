import { defineRemote } from '@samspel/federation'
import { brandLists, pickupLists, storeLists } from './data/lists'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: ({ injectReducer }) => {
    injectReducer(storeLists)
    injectReducer(brandLists)
    injectReducer(pickupLists)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
