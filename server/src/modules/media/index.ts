import { abandoned } from '../../http/abandoned'
import type { Handlers } from '../../http/call'
import type { Deliveries } from '../../outbox/job'
import { mediaRemoval } from './clean-up'
import { removeStoredMedia } from './stored'
import { begin, drop, finish, read, takePart, takePoster } from './take'

export { deleteMediaOf, mediaCleanUpJob } from './clean-up'
export { type MayReadMedia, serveMedia } from './serve'
export { readPreviews } from './stored'
export { draftMediaOf, sendMedia, useMedia } from './use'

export const mediaHandlers = {
  createMediaFile: (call) => begin(call, call.body.mediaFile),
  getMediaFile: (call) => read(call, call.params),
  putMediaPart: (call) => takePart(call, call.params, call.readFile),
  putMediaPoster: (call) =>
    takePoster(call, call.params, { readContent: call.readFile, signal: abandoned(call.http.reply) }),
  finishMediaFile: (call) => finish(call, call.params, abandoned(call.http.reply)),
  deleteMediaFile: (call) => drop(call, call.params),
} satisfies Partial<Handlers>

export const mediaDeliveries: Deliveries = ({ config }) => ({
  [mediaRemoval]: (_, payload) => removeStoredMedia(config, payload.keys as string[]),
})
