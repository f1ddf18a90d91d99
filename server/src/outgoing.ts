import { inSpan } from '@samspel/observing'

export { isPublicAddress, publicAgent } from '@samspel/observing/public-agent'

/** Calls to Redis have no channel of Node's that traces could follow, as calls over HTTP do. */
export const toRedis = <T>(what: string, work: () => Promise<T>): Promise<T> =>
  inSpan({ name: `redis ${what}`, kind: 'client', attributes: { 'db.system.name': 'redis' } }, work)
