import { defineRemote } from '@samspel/federation'
import { facebookAccountsName, facebookAccountsReducer } from './data/facebook-accounts'
import { startCompanies } from './data/company-data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    injectReducer(facebookAccountsName, facebookAccountsReducer)
    startCompanies({ injectReducer, injectSaga })
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
