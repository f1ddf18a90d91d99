import { Type } from 'typebox'
import { communityMemberStates } from '../../states'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { CommunityList, CommunityMember, ImportRow, OpenCommunityList } from '../entities'
import {
  Count,
  FilledText,
  FilledWord,
  Id,
  IdParams,
  listOf,
  OneOf,
  Optional,
  paged,
  SeenState,
  Shape,
  Text,
} from '../primitives'

const tag = 'communities'
const WritableList = { name: FilledText(120), description: Text(1_000), isOpen: Type.Boolean() }
const Creators = Type.Array(Id, { minItems: 1, maxItems: 100 })
const Counts = Shape({ requested: Count, approved: Count, declined: Count, removed: Count, all: Count })

export const communityEndpoints = {
  listCommunityLists: endpoint({
    method: 'GET',
    path: '/community_lists',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary:
      'Lists of creators of the own brands, by name; with `instagramerId` those that the creator is an approved member of.',
    query: Shape({
      ...paged,
      brandId: Optional(Id),
      instagramerId: Optional(Id),
      query: Optional(Text(200)),
      sort: Optional(OneOf(['name', 'brand'])),
    }),
    response: listOf('communityLists', CommunityList),
  }),
  createCommunityList: endpoint({
    method: 'POST',
    path: '/community_lists',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Makes a list; the name is unique within the brand (422 taken).',
    idempotent: true,
    body: Shape({
      communityList: Shape({
        brandId: Id,
        name: WritableList.name,
        description: Optional(WritableList.description),
        isOpen: Optional(WritableList.isOpen),
      }),
    }),
    response: Shape({ communityList: CommunityList }),
  }),
  getCommunityList: endpoint({
    method: 'GET',
    path: '/community_lists/:id',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'One list with its counts.',
    params: IdParams,
    response: Shape({ communityList: CommunityList }),
  }),
  updateCommunityList: endpoint({
    method: 'PATCH',
    path: '/community_lists/:id',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Changes name, description or openness.',
    params: IdParams,
    body: Shape({ communityList: Type.Partial(Shape(WritableList), { additionalProperties: false }) }),
    response: Shape({ communityList: CommunityList }),
  }),
  deleteCommunityList: endpoint({
    method: 'DELETE',
    path: '/community_lists/:id',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Deletes a list and its members; campaigns that name it invite nobody from it.',
    params: IdParams,
  }),
  listCommunityMembers: endpoint({
    method: 'GET',
    path: '/community_lists/:id/members',
    actors: brandStaff,
    tag,
    summary: 'Members of a list by state (all without one), those who changed last on top.',
    params: IdParams,
    query: Shape({ ...paged, state: Optional(OneOf(communityMemberStates)), query: Optional(Text(200)) }),
    response: Shape({ ...listOf('communityMembers', CommunityMember).properties, counts: Counts }),
  }),
  addCommunityMembers: endpoint({
    method: 'POST',
    path: '/community_lists/:id/members',
    actors: brandStaff,
    tag,
    summary: 'Adds creators as approved members; those who are members already stay as they are.',
    params: IdParams,
    body: Shape({ instagramerIds: Creators, note: Optional(Text(1_000)) }),
    response: Shape({ added: Count, alreadyMembers: Count, communityList: CommunityList }),
  }),
  updateCommunityMembers: endpoint({
    method: 'PATCH',
    path: '/community_lists/:id/members',
    actors: brandStaff,
    tag,
    summary:
      'Approves, declines or removes members that are in the state `from`; the others, and those of other lists, are passed over. 409 already_decided when none of them is.',
    params: IdParams,
    body: Shape({
      memberIds: Creators,
      state: OneOf(['approved', 'declined', 'removed']),
      from: SeenState(['requested', 'approved', 'declined', 'removed']),
    }),
    response: Shape({ communityMembers: Type.Array(CommunityMember), communityList: CommunityList }),
  }),
  importCommunityMembers: endpoint({
    method: 'POST',
    path: '/community_lists/:id/imports',
    actors: brandStaff,
    tag,
    summary:
      'Adds creators by user name, and asks those behind addresses by mail, whether they exist or not, from CSV text: a column `username` (with or without @) or `email`, or one column without a heading. Answers what became of every row; 422 at `csv` when the file cannot be read or is too long.',
    rateLimit: { max: 20, minutes: 15, per: 'caller' },
    params: IdParams,
    bodyBytes: 4 * 1024 * 1024,
    body: Shape({ csv: FilledWord(1_000_000) }),
    response: Shape({
      rows: Type.Array(ImportRow),
      counts: Shape({
        added: Count,
        invited: Count,
        alreadyMember: Count,
        notFound: Count,
        invalid: Count,
        duplicate: Count,
      }),
      communityList: CommunityList,
    }),
  }),
  listOpenCommunityLists: endpoint({
    method: 'GET',
    path: '/brands/:id/community_lists',
    actors: creators,
    tag,
    summary:
      'Lists of a brand that creators may ask to join, and those that the asking creator is in or was asked to join.',
    params: IdParams,
    response: Shape({ openCommunityLists: Type.Array(OpenCommunityList) }),
  }),
  requestCommunityMembership: endpoint({
    method: 'POST',
    path: '/community_lists/:id/requests',
    actors: creators,
    tag,
    summary: 'Asks to join an open list, or says yes to one that has asked; a second time answers 409.',
    params: IdParams,
    body: Shape({ note: Optional(Text(1_000)) }),
    response: Shape({ openCommunityList: OpenCommunityList }),
  }),
  leaveCommunityList: endpoint({
    method: 'DELETE',
    path: '/community_lists/:id/requests',
    actors: creators,
    tag,
    summary: 'Leaves a list, takes the question back, or says no to one that has asked.',
    params: IdParams,
  }),
}
