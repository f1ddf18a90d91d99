import { defineRemote } from '@samspel/federation'
import { pageState } from './data/page-state'
import { remote } from './remote'

export default defineRemote({
  remote,
  start: pageState.start,
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
