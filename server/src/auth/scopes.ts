import type { ApiScope } from '@samspel/api/api-tokens'
import type { Right } from './rights'

/**
 * What the scopes of a token grant: a part of what owners of the company are granted, never more (`roles.ts` decides both). A call that names
 * no scope is not open to tokens at all, whatever stands here.
 */
const grantedTo: Record<ApiScope, readonly Right[]> = {
  read_campaigns: ['seeBrands', 'seeCampaigns'],
  read_creators: ['seeCampaigns', 'seeCreators', 'seeStores'],
  read_posts: ['seeCampaigns'],
  read_money: ['seeMoney', 'seePapers'],
}

/** The rights of a token by its scopes; one that is unknown grants nothing. */
export const rightsOfScopes = (scopes: readonly string[]): ReadonlySet<Right> =>
  new Set(scopes.flatMap((scope) => (Object.hasOwn(grantedTo, scope) ? grantedTo[scope as ApiScope] : [])))
