import type { Handlers } from '../../http/call'
import { createApiToken, listApiTokens, revokeApiToken } from './tokens'

export { apiOwnersOf } from './owners'

export const apiTokenHandlers = {
  listApiTokens: (call) => listApiTokens(call, { id: call.params.id, query: call.query }),
  createApiToken: (call) => createApiToken(call, call.params),
  revokeApiToken: (call) => revokeApiToken(call, call.params),
} satisfies Partial<Handlers>
