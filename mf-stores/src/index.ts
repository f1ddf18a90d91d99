import { addRoutes } from '@samspel/api'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { storesRoutes } from '@samspel/api/routes/stores'
import { defineRemote } from '@samspel/federation'
import { myPickupLists } from './creator/data/my-pickups'
import { applicantCounts } from './data/applicant-counts'
import { brandLists, pickupLists, storeLists } from './data/lists'
import { applicantLists } from './data/store-participations'
import { kept } from './kept'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: ({ bus, injectReducer }) => {
    addRoutes(pickupsRoutes)
    addRoutes(storesRoutes)
    injectReducer(storeLists)
    injectReducer(brandLists)
    injectReducer(pickupLists)
    injectReducer(myPickupLists)
    injectReducer(applicantLists)
    injectReducer(applicantCounts)
    return bus.subscribe('session:signed-out', () => void kept.forget())
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
