import type { Handlers } from '../../http/call'
import type { Deliveries } from '../../outbox/job'
import { removeUploads } from '../uploads'
import { deleteCreator, deleteStaff, pictureRemoval } from './delete-account'

export const accountDeletionHandlers = {
  deleteUserMe: (call) => deleteStaff(call, call.body),
  deleteInstagramerMe: (call) => deleteCreator(call, call.body),
} satisfies Partial<Handlers>

export const accountDeletionDeliveries: Deliveries = ({ config }) => ({
  [pictureRemoval]: (_, payload) => removeUploads(config, payload.urls as string[]),
})
