import { addRoutes } from '@samspel/api'
import { campaignsRoutes } from '@samspel/api/routes/campaigns'
import { defineRemote } from '@samspel/federation'
import { assignmentLists, brandCampaignLists, brandPageStores, calendarView, campaignLists, campaignsSaga, creatorDirectories, creatorDirectoriesName, creatorPosts, creatorSaga, deskSaga, invitationLists, invitedCreators, invitedCreatorsName, imagePurchaseLists, imagePurchases, imagePurchaseSaga, imagePurchasesName, mentionLists, mentionSaga, offerLists, ownPostLists, participationLists, potentialLists, reviewCounts, reviewCountsName } from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    addRoutes(campaignsRoutes)
    for (const lists of [campaignLists, participationLists, mentionLists, imagePurchaseLists, offerLists, invitationLists, assignmentLists, ownPostLists, creatorPosts, brandCampaignLists, brandPageStores, potentialLists]) injectReducer(lists)
    injectReducer(reviewCountsName, reviewCounts)
    injectReducer(imagePurchasesName, imagePurchases)
    injectReducer(invitedCreatorsName, invitedCreators)
    injectReducer(creatorDirectoriesName, creatorDirectories)
    injectReducer(calendarView)
    injectSaga(remote.name, campaignsSaga)
    injectSaga('mf-campaigns-creator', creatorSaga)
    injectSaga('mf-campaigns-mentions', mentionSaga)
    injectSaga('mf-campaigns-images', imagePurchaseSaga)
    injectSaga('mf-campaigns-desk', deskSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
