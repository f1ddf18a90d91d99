import { addRoutes } from '@samspel/api'
import { campaignsRoutes } from '@samspel/api/routes/campaigns'
import { defineRemote } from '@samspel/federation'
import {
  campaignLists,
  campaignsSaga,
  keepMounts,
  mentionLists,
  mentionSaga,
  participationLists,
  reviewCounts,
  reviewCountsName,
} from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    addRoutes(campaignsRoutes)
    for (const lists of [campaignLists, participationLists, mentionLists]) injectReducer(lists)
    injectReducer(reviewCountsName, reviewCounts)
    injectSaga(remote.name, campaignsSaga)
    injectSaga('mf-campaigns-mentions', mentionSaga)
    // Everything else comes with the pages that show it.
    keepMounts({ injectReducer, injectSaga })
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
