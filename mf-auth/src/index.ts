import { defineRemote } from '@samspel/federation'
import { keepMounts } from './data/late-parts'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: ({ injectReducer, injectSaga }) => keepMounts({ injectReducer, injectSaga }),
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
