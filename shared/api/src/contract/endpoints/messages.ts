import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { LiveFact, Message, Thread } from '../entities'
import { Count, FilledText, Id, IdParams, listOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'messages'
const staff = ['admin', 'company'] as const
const NewMessage = Shape({ message: Shape({ body: FilledText(4_000) }) })

export const messageEndpoints = {
  listThreads: endpoint({
    method: 'GET',
    path: '/messages/threads',
    actors: [...staff, 'creator'],
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Own threads, the newest message on top.',
    query: Shape({ ...paged, brandId: Optional(Id), query: Optional(Text(200)) }),
    response: listOf('threads', Thread),
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/instagramers/:id/messages',
    actors: staff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'A thread with a creator, newest first; reading it marks it read.',
    params: IdParams,
    query: Shape({ ...paged, brandId: Id }),
    response: listOf('messages', Message),
  }),
  createMessage: endpoint({
    method: 'POST',
    path: '/instagramers/:id/messages',
    actors: staff,
    tag,
    summary: 'Writes to a creator for a brand.',
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
    actors: ['creator'],
    tag,
    summary: 'Own thread with a brand, newest first; reading it marks it read.',
    query: Shape({ ...paged, brandId: Id }),
    response: listOf('messages', Message),
  }),
  createMyMessage: endpoint({
    method: 'POST',
    path: '/instagramers/me/messages',
    actors: ['creator'],
    tag,
    summary: 'Writes to a brand.',
    rateLimit: { max: 60, minutes: 1, per: 'caller' },
    query: Shape({ brandId: Id }),
    idempotent: true,
    body: NewMessage,
    response: Shape({ message: Message }),
  }),
  listUnread: endpoint({
    method: 'GET',
    path: '/messages/unread',
    actors: [...staff, 'creator'],
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Ids of unread messages, at most 100, and how many there are.',
    query: Shape({ brandId: Optional(Id) }),
    response: Shape({ unread: Shape({ ids: Type.Array(Id), totalCount: Count }) }),
  }),
  liveStream: endpoint({
    method: 'GET',
    path: '/live/stream',
    actors: ['admin', 'company', 'store_user', 'creator'],
    beforeLetIn: 'ownAccount',
    tag: 'live',
    summary: 'Server-sent events: one fact with ids for each change that concerns the caller.',
    kind: 'stream',
    response: LiveFact,
  }),
}
