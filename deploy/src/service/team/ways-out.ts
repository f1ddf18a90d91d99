import type { FastifyInstance } from 'fastify'
import { restore, retire, switchOff, switchOn } from '../../commands/out'
import type { Storage } from '../../storage/storage'
import { schemas } from './schemas'
import { actorOf } from './who'

interface Asked {
  Params: { name: string }
  Body: { reason?: string; companies?: readonly string[] }
}

/**
 * Switching a remote off and on, for who may roll it back; taking it out and bringing it back, for who may promote it.
 */
export function registerWaysOut(service: FastifyInstance, storage: Storage): void {
  const ways = [
    ['off', 'rollback', switchOff],
    ['on', 'rollback', switchOn],
    ['retire', 'promote', retire],
    ['restore', 'promote', restore],
  ] as const
  for (const [what, right, act] of ways)
    service.post<Asked>(`/remotes/:name/${what}`, { config: { right }, schema: schemas[what] }, (request) =>
      act(storage, request.params.name, { ...request.body, ...actorOf(request) }),
    )
}
