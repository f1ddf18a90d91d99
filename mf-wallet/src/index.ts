import { defineRemote } from '@samspel/federation'
import { accountLists, transactionLists, walletSaga } from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    injectReducer(accountLists)
    injectReducer(transactionLists)
    injectSaga(remote.name, walletSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
