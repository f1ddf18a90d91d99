import { brandStaff } from '../actors'
import { endpoint } from '../endpoint'
import { BlockedCreator } from '../entities'
import { FilledText, Id, listOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'blocklist'
const path = '/brands/:id/blocked_creators/:creatorId'
const params = Shape({ id: Id, creatorId: Id })

/** Whom brands do not want to work with. Creators are never told, and no call of theirs says anything of it. */
export const blocklistEndpoints = {
  listBlockedCreators: endpoint({
    method: 'GET',
    path: '/blocked_creators',
    actors: brandStaff,
    tag,
    summary:
      'Creators whom the own brands have blocked, the latest first; with `instagramerId` which brands have blocked one.',
    query: Shape({ ...paged, brandId: Optional(Id), instagramerId: Optional(Id), query: Optional(Text(200)) }),
    response: listOf('blockedCreators', BlockedCreator),
  }),
  blockCreator: endpoint({
    method: 'PUT',
    path,
    actors: brandStaff,
    tag,
    summary:
      'Blocks a creator for a brand, or changes the reason: its offers are closed to them, and nobody there invites them. What they have already goes on.',
    params,
    body: Shape({ blockedCreator: Shape({ reason: FilledText(500) }) }),
    response: Shape({ blockedCreator: BlockedCreator }),
  }),
  unblockCreator: endpoint({
    method: 'DELETE',
    path,
    actors: brandStaff,
    tag,
    summary: 'Lets a creator in again; one that is not blocked is no error.',
    params,
  }),
}
