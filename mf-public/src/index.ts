import { defineRemote } from '@samspel/federation'
import { brandLists } from './data/brands'
import { offerLists } from './data/offers'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: ({ injectReducer }) => {
    injectReducer(offerLists)
    injectReducer(brandLists)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
