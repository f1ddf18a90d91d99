import { Type } from 'typebox'
import { apiScopes } from '../../api-tokens'
import { companyStaff } from '../actors'
import { endpoint } from '../endpoint'
import { ApiToken } from '../entities'
import { rateLimits } from '../limits'
import { Day, Id, IdParams, listOf, Name, Nullable, OneOf, paged, Shape, Text } from '../primitives'

const ofOwner = { actors: companyStaff, tag: 'api tokens', params: IdParams } as const

/** Tokens by which a company's own systems call the API. */
export const apiTokenEndpoints = {
  listApiTokens: endpoint({
    method: 'GET',
    path: '/companies/:id/api_tokens',
    ...ofOwner,
    summary: 'The tokens of a company that still hold, newest first, for its owners.',
    query: Shape(paged),
    response: listOf('apiTokens', ApiToken),
  }),
  createApiToken: endpoint({
    method: 'POST',
    path: '/companies/:id/api_tokens',
    ...ofOwner,
    summary:
      'Makes a token, with the password confirmed lately; `token` is answered this once. `brandIds` null: all brands. 422 at `scopes`, `brandIds` and `endsOn`.',
    rateLimit: rateLimits.secondStep,
    body: Shape({
      apiToken: Shape({
        name: Name(60),
        scopes: Type.Array(OneOf(apiScopes), { maxItems: apiScopes.length }),
        brandIds: Nullable(Type.Array(Id, { maxItems: 50 })),
        endsOn: Day,
      }),
    }),
    response: Shape({ apiToken: ApiToken, token: Text(80) }),
  }),
  revokeApiToken: endpoint({
    method: 'DELETE',
    path: '/api_tokens/:id',
    ...ofOwner,
    summary: 'Takes a token back: the next call with it is refused.',
  }),
}
