import type { UserCaller } from '../../auth/caller'

/** Two people: who has put the batch together does not approve it. The database refuses it too. */
export const mayApprove = (caller: Pick<UserCaller, 'id'>, batch: { compiled_by: string }): boolean =>
  caller.id !== batch.compiled_by
