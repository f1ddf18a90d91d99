import { addRoutes } from '@samspel/api'
import { campaignsRoutes } from '@samspel/api/routes/campaigns'
import { defineRemote } from '@samspel/federation'
import { assignmentLists, brandCampaignLists, brandPageStores, calendarView, campaignLists, campaignsSaga, creatorLists, creatorSaga, deskSaga, invitationLists, mentionLists, mentionSaga, offerLists, ownPostLists, participationLists, reviewCounts, reviewCountsName } from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    addRoutes(campaignsRoutes)
    for (const lists of [campaignLists, participationLists, mentionLists, offerLists, invitationLists, assignmentLists, ownPostLists, creatorLists, brandCampaignLists, brandPageStores]) injectReducer(lists)
    injectReducer(reviewCountsName, reviewCounts)
    injectReducer(calendarView)
    injectSaga(remote.name, campaignsSaga)
    injectSaga('mf-campaigns-creator', creatorSaga)
    injectSaga('mf-campaigns-mentions', mentionSaga)
    injectSaga('mf-campaigns-desk', deskSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
