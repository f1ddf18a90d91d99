import { defineRemote } from '@samspel/federation'
import { facebookAccountsName, facebookAccountsReducer } from './data/facebook-accounts'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer }) {
    injectReducer(facebookAccountsName, facebookAccountsReducer)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
