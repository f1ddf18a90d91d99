import type { FastifyInstance } from 'fastify'
import { type Act, type Practice, WrongAct } from '../service'
import { graphError, type Limit, limits } from './errors'
import { type Network, worldOf } from './world'

const versionPattern = /^v(\d{1,2})\.0$/
const usual = { oldest: 1, newest: 99 }

/** A version that has ended is answered as the oldest that has not; one that is not known makes the path unknown. Which one answers is told. */
export const versionHook = (app: FastifyInstance, practice: Practice, network: Network): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { version } = request.params as { version?: string }
    if (version === undefined) return
    const { oldest, newest } = worldOf(practice).value.versions?.[network] ?? usual
    const asked = Number(versionPattern.exec(version)?.[1])
    if (!(asked <= newest)) {
      const path = request.url.split('?', 1)[0]?.split(version)[1] ?? ''
      return graphError(reply, { code: 2500, message: `Unknown path components: ${path}` })
    }
    void reply.header('facebook-api-version', `v${Math.max(asked, oldest)}.0`)
    return undefined
  })
}

const version = (given: unknown, name: string): number => {
  const found = versionPattern.exec(String(given))?.[1]
  if (found === undefined) throw new WrongAct(`${name} is a version such as v23.0`)
  return Number(found)
}

const codes = Object.keys(limits)

/** What can happen to all calls of a network's app. */
export const callActs = (network: Network): Record<string, Act> => ({
  limit: {
    title: {
      sv: 'Vilken gräns som nås i läget ”Begränsar oss”',
      en: 'Which limit is reached in the state “Limits us”',
    },
    fields: [
      {
        name: 'code',
        label: { sv: 'Gräns', en: 'Limit' },
        kind: 'select',
        options: [
          { value: '4', label: { sv: 'Appens (4)', en: 'The app’s (4)' } },
          { value: '17', label: { sv: 'Personens (17)', en: 'The person’s (17)' } },
          { value: '32', label: { sv: 'Sidans (32)', en: 'The page’s (32)' } },
          { value: '613', label: { sv: 'Ett slags anrops (613)', en: 'One kind of call’s (613)' } },
        ],
      },
    ],
    run: ({ code }, practice) => {
      if (!codes.includes(String(code))) throw new WrongAct(`code is one of ${codes.join(', ')}`)
      const world = worldOf(practice)
      world.value.limit = { ...world.value.limit, [network]: Number(code) as Limit }
      world.save()
      return { code: Number(code) }
    },
  },
  versions: {
    title: { sv: 'Versioner som finns kvar', en: 'Versions that are left' },
    fields: [
      { name: 'oldest', label: { sv: 'Äldsta (v1.0)', en: 'Oldest (v1.0)' }, kind: 'text' },
      { name: 'newest', label: { sv: 'Nyaste (v99.0)', en: 'Newest (v99.0)' }, kind: 'text' },
    ],
    run: (body, practice) => {
      const oldest = version(body.oldest || `v${usual.oldest}.0`, 'oldest')
      const newest = version(body.newest || `v${usual.newest}.0`, 'newest')
      const world = worldOf(practice)
      world.value.versions = { ...world.value.versions, [network]: { oldest, newest } }
      world.save()
      return { oldest, newest }
    },
  },
})
