import { defineRemote } from '@samspel/federation'
import { conversationLists, messagesSaga, outboxName, outboxReducer, threadLists, threadsName, threadsReducer, unreadName, unreadReducer } from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ injectReducer, injectSaga }) {
    injectReducer(conversationLists)
    injectReducer(threadLists)
    injectReducer(threadsName, threadsReducer)
    injectReducer(outboxName, outboxReducer)
    injectReducer(unreadName, unreadReducer)
    injectSaga(remote.name, messagesSaga)
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
