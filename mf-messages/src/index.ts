import { addRoutes } from '@samspel/api'
import { messagesRoutes } from '@samspel/api/routes/messages'
import { defineRemote } from '@samspel/federation'
import {
  conversationLists,
  hurried,
  keepOutbox,
  messagesSaga,
  outboxName,
  outboxReducer,
  threadLists,
  threadsName,
  threadsReducer,
  unreadName,
  unreadReducer,
} from './data'
import { remote } from './remote'

export default defineRemote({
  remote,
  start({ store, injectReducer, injectSaga }) {
    addRoutes(messagesRoutes)
    injectReducer(conversationLists)
    injectReducer(threadLists)
    injectReducer(threadsName, threadsReducer)
    injectReducer(outboxName, outboxReducer)
    injectReducer(unreadName, unreadReducer)
    injectSaga(remote.name, messagesSaga)
    const stopKeeping = keepOutbox(store)
    const hurry = () => void store.dispatch(hurried())
    window.addEventListener('online', hurry)
    return () => {
      stopKeeping()
      window.removeEventListener('online', hurry)
    }
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
