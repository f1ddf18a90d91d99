import type { Handlers } from '../../http/call'
import { getCreatorInsights } from './insights'
import { createCreatorNote, deleteCreatorNote, listCreatorNotes, updateCreatorNote } from './notes'

export const creatorProfileHandlers = {
  getCreatorInsights: (call) => getCreatorInsights(call, call.params),
  listCreatorNotes: (call) => listCreatorNotes(call, { ...call.params, ...call.query }),
  createCreatorNote: (call) => createCreatorNote(call, { ...call.params, ...call.body.creatorNote }),
  updateCreatorNote: (call) => updateCreatorNote(call, { ...call.params, ...call.body.creatorNote }),
  deleteCreatorNote: (call) => deleteCreatorNote(call, call.params),
} satisfies Partial<Handlers>
