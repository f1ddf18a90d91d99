import type { FastifyInstance } from 'fastify'
import type { Verified } from '../../commands/verify'
import { verifyReleases } from '../../commands/verify'
import type { Storage } from '../../storage/storage'

/** Looking through everything that is stored, for every token. Who asks while it is under way gets the same answer. */
export function registerVerify(service: FastifyInstance, storage: Storage): void {
  let underWay: Promise<Verified> | undefined
  service.get('/verify', () => {
    underWay ??= verifyReleases(storage).finally(() => {
      underWay = undefined
    })
    return underWay
  })
}
