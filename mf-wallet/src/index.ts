import { addRoutes } from '@samspel/api'
import { walletRoutes } from '@samspel/api/routes/wallet'
import { defineRemote } from '@samspel/federation'
import { accountLists, transactionLists, walletSaga } from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    addRoutes(walletRoutes)
    injectReducer(accountLists)
    injectReducer(transactionLists)
    injectSaga(remote.name, walletSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
