import type { Handlers } from '../../http/call'
import { creatorHandlers } from './creators'
import { getCreatorInsights } from './insights'
import { createCreatorNote, deleteCreatorNote, listCreatorNotes, updateCreatorNote } from './notes'

export { type CreatorCardColumns, creatorCardColumns, creatorWords, toCreatorCard } from './card'
export { findCreator } from './creators'
export { type FigureColumns, figureColumns, figureJoins, toFigures } from './figures'
export { findCreators } from './find'

export const allCreatorHandlers = {
  ...creatorHandlers,
  getCreatorInsights: (call) => getCreatorInsights(call, call.params),
  listCreatorNotes: (call) => listCreatorNotes(call, { ...call.params, ...call.query }),
  createCreatorNote: (call) => createCreatorNote(call, { ...call.params, ...call.body.creatorNote }),
  updateCreatorNote: (call) => updateCreatorNote(call, { ...call.params, ...call.body.creatorNote }),
  deleteCreatorNote: (call) => deleteCreatorNote(call, call.params),
} satisfies Partial<Handlers>
