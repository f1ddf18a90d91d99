import { addRoutes } from '@samspel/api'
import { campaignsRoutes } from '@samspel/api/routes/campaigns'
import { defineRemote } from '@samspel/federation'
import { brandCampaignLists, brandPageStores, campaignLists, campaignsSaga, creatorLists, creatorSaga, mentionLists, offerLists, ownPostLists, participationLists, reviewCounts, reviewCountsName } from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    addRoutes(campaignsRoutes)
    for (const lists of [campaignLists, participationLists, mentionLists, offerLists, ownPostLists, creatorLists, brandCampaignLists, brandPageStores]) injectReducer(lists)
    injectReducer(reviewCountsName, reviewCounts)
    injectSaga(remote.name, campaignsSaga)
    injectSaga('mf-campaigns-creator', creatorSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
