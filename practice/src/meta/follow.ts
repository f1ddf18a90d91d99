import type { FastifyInstance } from 'fastify'
import type { Practice } from '../service'
import { graphError } from './errors'
import { accountIdOf } from './people'
import { type Caller, callerOf, issueToken } from './tokens'
import { type Network, rootOf, worldOf } from './world'

/** A page's own token, as the page is asked for it with its person's; undefined when something else is asked for. */
export const pageTokenFor = (
  practice: Practice,
  network: Network,
  { person, token }: Caller,
  id: string | undefined,
  fields: string,
): { id: string; access_token: string } | undefined => {
  const page = person.pages.find((each) => network === 'facebook' && each.id === id)
  if (!page || !fields.split(',').includes('access_token')) return undefined
  return {
    id: page.id,
    access_token: issueToken(practice, network, token.person, token.scopes, true, page.id).access_token,
  }
}

/** An app asks to be told of an account: of a page by Facebook, of the account itself by Instagram. */
export const followRoutes = (app: FastifyInstance, practice: Practice, network: Network): void => {
  const follow = (accounts: readonly string[]) => {
    const world = worldOf(practice)
    world.value.followed = [...new Set([...(world.value.followed ?? []), ...accounts.map((id) => `${network}:${id}`)])]
    world.save()
    return { success: true }
  }
  app.post<{ Params: { id: string }; Querystring: { subscribed_fields?: string } }>(
    `${rootOf(network)}/:version/:id/subscribed_apps`,
    async (request, reply) => {
      const caller = callerOf(practice, network, request, reply)
      if (!caller) return reply
      const needed = network === 'facebook' ? 'pages_manage_metadata' : 'instagram_business_manage_comments'
      if (!caller.has(needed))
        return graphError(reply, { code: 200, message: `(#200) Requires ${needed} permission`, status: 403 })
      if (!request.query.subscribed_fields)
        return graphError(reply, { code: 100, message: '(#100) The parameter subscribed_fields is required.' })
      const { id } = request.params
      const { person, token } = caller
      if (network === 'instagram') return follow([accountIdOf(person)])
      if (token.page !== id)
        return graphError(reply, { code: 210, message: '(#210) A page access token is required', status: 403 })
      return follow(person.pages.flatMap((page) => (page.id === id && page.instagram ? [page.instagram.id] : [])))
    },
  )
}

/** Whether the app is told of an account. */
export const isFollowed = (practice: Practice, network: Network, accountId: string): boolean =>
  worldOf(practice).value.followed?.includes(`${network}:${accountId}`) ?? false
