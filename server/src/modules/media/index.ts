import { abandoned } from '../../http/abandoned'
import type { Handlers } from '../../http/call'
import type { Deliveries } from '../../outbox/job'
import { mediaRemoval } from './clean-up'
import { removeStoredMedia } from './stored'
import { begin, drop, finish, read, takePart, takePoster, type ThreadToWrite } from './take'

export { deleteMediaOf, mediaCleanUpJob } from './clean-up'
export { type MayReadMedia, serveMedia } from './serve'
export { type OpenMedia, openMedia, readPreviews } from './stored'
export { takeMedia } from './take-media'
export { draftMediaOf, sendMedia, useMedia } from './use'

/** `threadToWrite` says in which thread a file of a message may go. */
export const mediaHandlers = (threadToWrite: ThreadToWrite) =>
  ({
    createMediaFile: (call) => begin(call, call.body.mediaFile, threadToWrite),
    getMediaFile: (call) => read(call, call.params),
    putMediaPart: (call) => takePart(call, call.params, call.readFile),
    putMediaPoster: (call) =>
      takePoster(call, call.params, { readContent: call.readFile, signal: abandoned(call.http.reply) }),
    finishMediaFile: (call) => finish(call, call.params, abandoned(call.http.reply)),
    deleteMediaFile: (call) => drop(call, call.params),
  }) satisfies Partial<Handlers>

export const mediaDeliveries: Deliveries = ({ config }) => ({
  [mediaRemoval]: (_, payload) => removeStoredMedia(config, payload.keys as string[]),
})
