import { brandStaff, companyStaff } from '../actors'
import { endpoint } from '../endpoint'
import { CreatorInsights, CreatorNote } from '../entities'
import { FilledText, IdParams, listOf, paged, Shape } from '../primitives'

const tag = 'creators'
const body = Shape({ creatorNote: Shape({ body: FilledText(1_000) }) })

export const creatorProfileEndpoints = {
  getCreatorInsights: endpoint({
    method: 'GET',
    path: '/instagramers/:id/insights',
    actors: brandStaff,
    tag,
    summary:
      'Who follows a creator, how earlier work went, and what waits for the own brands. Followers are read from the network at most once a day.',
    params: IdParams,
    response: Shape({ creatorInsights: CreatorInsights }),
  }),
  listCreatorNotes: endpoint({
    method: 'GET',
    path: '/instagramers/:id/notes',
    actors: companyStaff,
    tag,
    summary: 'Notes of the own company about a creator, newest first.',
    params: IdParams,
    query: Shape({ ...paged }),
    response: listOf('creatorNotes', CreatorNote),
  }),
  createCreatorNote: endpoint({
    method: 'POST',
    path: '/instagramers/:id/notes',
    actors: companyStaff,
    tag,
    summary: 'Notes something about a creator, for the own company alone.',
    idempotent: true,
    params: IdParams,
    body,
    response: Shape({ creatorNote: CreatorNote }),
  }),
  updateCreatorNote: endpoint({
    method: 'PATCH',
    path: '/creator_notes/:id',
    actors: companyStaff,
    tag,
    summary: 'Changes a note; 404 for those of others.',
    params: IdParams,
    body,
    response: Shape({ creatorNote: CreatorNote }),
  }),
  deleteCreatorNote: endpoint({
    method: 'DELETE',
    path: '/creator_notes/:id',
    actors: companyStaff,
    tag,
    summary: 'Deletes a note; 404 for those of others.',
    params: IdParams,
  }),
}
