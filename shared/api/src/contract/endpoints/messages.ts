import { Type } from 'typebox'
import { messageLimits } from '../../message-limits'
import { companyStaff, creators, signedIn } from '../actors'
import { endpoint } from '../endpoint'
import { LiveFact, Message, MessageFile, Thread, ThreadContext } from '../entities'
import { Count, Id, IdParams, listOf, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'messages'
/** Conversations are private: platform staff read only what was reported (`openMessageReport`), and never write for a brand. */
const NewMessage = Shape({
  message: Shape({
    /** May be empty when files go with it. */
    body: Optional(Text(messageLimits.bodyLength)),
    /** Drawn for the message when it is begun: the same key is the same message. */
    clientKey: Optional(Type.String({ minLength: 8, maxLength: 100 })),
    /** Media files of the purpose `message` for this thread, own and ready. 422 not_found for any other. */
    fileIds: Optional(Type.Array(Id, { maxItems: messageLimits.files })),
  }),
})
/** Which thread: staff name the creator as well. */
const Pair = { brandId: Id, instagramerId: Optional(Id) }
const Conversation = Shape({
  ...paged,
  brandId: Id,
  /** The last message that the reader has been told of: what came after it stays unread, and so does a thread marked unread by hand. */
  upTo: Optional(Id),
})

export const messageEndpoints = {
  listThreads: endpoint({
    method: 'GET',
    path: '/messages/threads',
    actors: [...companyStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'Own threads, the newest event on top; `query` searches people, names of their campaigns and what was written. `filter=mine`: those that the caller has written in.',
    query: Shape({
      ...paged,
      brandId: Optional(Id),
      query: Optional(Text(200)),
      filter: Optional(OneOf(['all', 'unread', 'mine', 'archived'])),
      campaignId: Optional(Id),
    }),
    response: listOf('threads', Thread),
  }),
  getThreadContext: endpoint({
    method: 'GET',
    path: '/messages/context',
    actors: [...companyStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'What stands beside a thread: both sides, the newest collaboration, whose turn it is, files.',
    query: Shape(Pair),
    response: Shape({ context: ThreadContext }),
  }),
  listThreadFiles: endpoint({
    method: 'GET',
    path: '/messages/files',
    actors: [...companyStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Files of a thread, newest first.',
    query: Shape({ ...Pair, ...paged }),
    response: listOf('files', MessageFile),
  }),
  updateThread: endpoint({
    method: 'PATCH',
    path: '/messages/thread',
    actors: [...companyStaff, ...creators],
    tag,
    summary: "Mutes, archives, blocks or marks as unread for the caller's side; answers what stands beside the thread.",
    query: Shape(Pair),
    body: Shape({
      thread: Shape({
        muted: Optional(Type.Boolean()),
        archived: Optional(Type.Boolean()),
        blocked: Optional(Type.Boolean()),
        unread: Optional(Type.Boolean()),
      }),
    }),
    response: Shape({ context: ThreadContext }),
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/instagramers/:id/messages',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'A thread with a creator, newest first; reading it marks it read, `up_to` a message at most.',
    params: IdParams,
    query: Conversation,
    response: listOf('messages', Message),
  }),
  createMessage: endpoint({
    method: 'POST',
    path: '/instagramers/:id/messages',
    actors: companyStaff,
    tag,
    summary:
      'Writes to a creator for a brand. 422 `blocked` and `await_answer`, 429 `too_many_strangers`: who has nothing to do with the brand gets few messages before the first answer.',
    rateLimit: { max: 60, minutes: 1, per: 'caller' },
    params: IdParams,
    query: Shape({ brandId: Id }),
    idempotent: true,
    body: NewMessage,
    response: Shape({ message: Message }),
  }),
  listMyMessages: endpoint({
    method: 'GET',
    path: '/instagramers/me/messages',
    actors: creators,
    tag,
    summary: 'Own thread with a brand, newest first; reading it marks it read, `up_to` a message at most.',
    query: Conversation,
    response: listOf('messages', Message),
  }),
  createMyMessage: endpoint({
    method: 'POST',
    path: '/instagramers/me/messages',
    actors: creators,
    tag,
    summary: 'Writes to a brand. 422 `blocked`.',
    rateLimit: { max: 60, minutes: 1, per: 'caller' },
    query: Shape({ brandId: Id }),
    idempotent: true,
    body: NewMessage,
    response: Shape({ message: Message }),
  }),
  listUnread: endpoint({
    method: 'GET',
    path: '/messages/unread',
    actors: [...companyStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Ids of unread messages, at most 100, how many there are, and in how many threads.',
    query: Shape({ brandId: Optional(Id) }),
    response: Shape({ unread: Shape({ ids: Type.Array(Id), totalCount: Count, threadCount: Count }) }),
  }),
  liveStream: endpoint({
    method: 'GET',
    path: '/live/stream',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag: 'live',
    summary:
      'Server-sent events: one fact with ids for each change that concerns the caller, each with a number. `Last-Event-ID` goes on after that one; an event `reset` says that what came since is not known any more.',
    kind: 'stream',
    response: LiveFact,
  }),
}
