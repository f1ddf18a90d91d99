import { addRoutes } from '@samspel/api'
import { messagesRoutes } from '@samspel/api/routes/messages'
import { defineRemote } from '@samspel/federation'
import {
  conversationLists,
  keepUnsent,
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
  start({ store, bus, injectReducer, injectSaga }) {
    addRoutes(messagesRoutes)
    injectReducer(conversationLists)
    injectReducer(threadLists)
    injectReducer(threadsName, threadsReducer)
    injectReducer(outboxName, outboxReducer)
    injectReducer(unreadName, unreadReducer)
    injectSaga(remote.name, messagesSaga)
    const stopListening = bus.subscribe('session:expired', () => keepUnsent(store.getState()))
    // A page that the browser keeps for the back button keeps its outbox too.
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) keepUnsent(store.getState())
    }
    window.addEventListener('pagehide', onHide)
    return () => {
      stopListening()
      window.removeEventListener('pagehide', onHide)
    }
  },
  routes: () => import(/* webpackChunkName: "routes" */ './routes'),
})
