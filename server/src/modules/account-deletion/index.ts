import type { Handlers } from '../../http/call'
import type { Deliveries } from '../../outbox/job'
import { removeStoredFiles } from '../messages'
import { pictureRemoval, removeUploads } from '../uploads'
import { deleteCreator, deleteStaff, messageFileRemoval } from './delete-account'
import { listObstacles } from './obstacles'

export const accountDeletionHandlers = {
  listAccountObstacles: (call) => listObstacles(call),
  deleteUserMe: (call) => deleteStaff(call, call.body),
  deleteInstagramerMe: (call) => deleteCreator(call, call.body),
} satisfies Partial<Handlers>

export const accountDeletionDeliveries: Deliveries = ({ config }) => ({
  [messageFileRemoval]: (_, payload) => removeStoredFiles(config, payload.keys as string[]),
  [pictureRemoval]: (_, payload) => removeUploads(config, payload.urls as string[]),
})
