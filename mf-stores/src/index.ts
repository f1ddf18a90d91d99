import { defineRemote } from '@samspel/federation'
import { remote } from './remote'

export default defineRemote({
  remote,
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
