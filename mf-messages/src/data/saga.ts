import { put, takeEvery } from 'redux-saga/effects'
import { bus } from '@samspel/event-bus'
import { factChannel, queryActions, type Steps } from '@samspel/store'
import { createMessage, createMyMessage, getThreadContext, listMessages, listMyMessages, listUnread } from './actions'
import { createDelivery } from './deliver'
import { queued, restored } from './outbox'
import { threadLists } from './threads'

function* refreshOverview(): Steps {
  yield put(queryActions.invalidated({ prefix: listUnread.endpoint }))
  yield put(queryActions.invalidated({ prefix: getThreadContext.endpoint }))
  yield put(threadLists.invalidate())
}

function* handleSent(action: unknown): Steps {
  if (createMessage.success.match(action) || createMyMessage.success.match(action)) {
    const { id, instagramer, brandId } = action.payload.data.message
    bus.publish('messages:sent', { messageId: id, instagramerId: instagramer, brandId })
    yield put(threadLists.invalidate())
  }
}

/** Announces that a conversation was read, and refetches the overview, since others may still hold unread messages. */
function* handleRead(action: unknown): Steps {
  if (listMessages.success.match(action)) {
    const { params, query } = action.meta.request as { params: { id: string }; query: { brandId: string } }
    bus.publish('messages:read', { instagramerId: params.id, brandId: query.brandId })
  }
  yield* refreshOverview()
}

/** Keeps the thread list and the unread count up to date. An open conversation does so for itself. */
export function* messagesSaga(): Steps {
  yield takeEvery([createMessage.success.type, createMyMessage.success.type], handleSent)
  yield takeEvery([listMessages.success.type, listMyMessages.success.type], handleRead)
  yield takeEvery([queued.type, restored.type], createDelivery())
  yield takeEvery(factChannel('live:message-created'), refreshOverview)
  yield takeEvery(factChannel('live:thread-changed'), refreshOverview)
  yield takeEvery(factChannel('live:reconnected'), refreshOverview)
}
