import type { FastifyInstance } from 'fastify'
import { forms } from '../forms'
import type { Practice, Service } from '../service'
import { underMode } from '../under-mode'
import { accountRoutes } from './accounts'
import { personActs } from './acts'
import { dialogRoutes } from './dialog'
import { graphAnswers } from './errors'
import { followRoutes } from './follow'
import { mediaRoutes } from './media'
import { inspectionRoute, tokenRoutes } from './oauth'
import { pictureRoutes } from './pictures'
import { versionHook } from './versions'
import { appOf, type Network, rootOf, worldOf } from './world'

const hourMs = 3_600_000
/** Calls in an hour that the app is allowed. */
const allowance = 2_000

/** Counts a call, and says how much of the allowance is used. */
const countCall = (practice: Practice): number => {
  const { value } = worldOf(practice)
  const hour = Math.floor(practice.now().getTime() / hourMs)
  if (value.calls.hour !== hour) value.calls = { hour, count: 0 }
  value.calls.count += 1
  return Math.min(Math.ceil((value.calls.count / allowance) * 100), 100)
}

/** The calls of apps: they behave as the mode says, and tell how much of the allowance is used. */
const graphRoutes = (app: FastifyInstance, practice: Practice, network: Network): void => {
  app.addHook(
    'onRequest',
    underMode(
      practice,
      network,
      graphAnswers(() => worldOf(practice).value.limit?.[network] ?? 4),
    ),
  )
  versionHook(app, practice, network)
  app.addHook('onRequest', async (_request, reply) => {
    const used = countCall(practice)
    void reply.header('x-app-usage', JSON.stringify({ call_count: used, total_time: used, total_cputime: used }))
  })
  tokenRoutes(app, practice, network)
  accountRoutes(app, practice, network)
  mediaRoutes(app, practice, network)
  followRoutes(app, practice, network)
  if (network === 'facebook') inspectionRoute(app, practice)
}

const network = (name: Network, title: string): Service => ({
  name,
  title: { sv: title, en: title },
  unless: `${name.toUpperCase()}_APP_ID`,
  settings: ({ publicUrl, ownUrl }) => {
    const prefix = name.toUpperCase()
    return {
      [`${prefix}_APP_ID`]: appOf(name).id,
      [`${prefix}_APP_SECRET`]: appOf(name).secret,
      [`${prefix}_VERIFY_TOKEN`]: appOf(name).verifyToken,
      [`${prefix}_AUTHORIZE_HOST`]: publicUrl + rootOf(name),
      [`${prefix}_TOKEN_HOST`]: ownUrl + rootOf(name),
      [`${prefix}_GRAPH_HOST`]: ownUrl + rootOf(name),
    }
  },
  routes: async (app, practice) => {
    forms(app)
    dialogRoutes(app, practice, name)
    pictureRoutes(app, practice, name)
    await app.register(async (graph) => graphRoutes(graph, practice, name))
  },
  acts: personActs(name),
})

/** Facebook Login with the Graph API behind it. */
export const facebook = (): Service => network('facebook', 'Facebook')

/** Instagram's own sign-in with its API. */
export const instagram = (): Service => network('instagram', 'Instagram')
