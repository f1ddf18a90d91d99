import { defineRemote } from '@samspel/federation'
import { campaignLists, campaignsSaga, mentionLists, participationLists, reviewCounts, reviewCountsName } from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    for (const lists of [campaignLists, participationLists, mentionLists]) injectReducer(lists)
    injectReducer(reviewCountsName, reviewCounts)
    injectSaga(remote.name, campaignsSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
