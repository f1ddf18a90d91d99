import type { FakeApi } from './fake-api'
import type { SandboxRemote } from './names'

type Area = Parameters<FakeApi['tokenFor']>[0]
const actors: Record<string, Area> = { admin: 'admin', company: 'company', store: 'store_user', creator: 'creator' }

const plural = (word: string): string => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`)

/**
 * Names the collection that an id segment belongs to: `/stores/:id` and `/marketplace/:storeId` →
 * `stores`; undefined if the segment is not an id.
 */
const collectionOf = (segments: readonly string[], at: number): string | undefined => {
  const name = segments[at]!.slice(1)
  if (name === 'id') return segments[at - 1]
  return name.endsWith('Id') ? plural(name.slice(0, -2)) : undefined
}

const idIn = (body: string): string | undefined => {
  const lists = Object.values(JSON.parse(body) as object).filter(Array.isArray) as { id?: unknown }[][]
  const id = lists.flat()[0]?.id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

async function firstId(fake: FakeApi, collection: string, area: string): Promise<string | undefined> {
  const actor = actors[area]
  const headers: Record<string, string> = actor ? { authorization: `Bearer ${await fake.tokenFor(actor)}` } : {}
  for (const base of ['/api', '/public']) {
    const { status, body } = await fake.handle({ method: 'GET', url: `${base}/${collection}`, headers })
    const id = status === 200 ? idIn(body) : undefined
    if (id) return id
  }
  return undefined
}

/** Fills in the ids in a path with records of the fake API; undefined if it has none. */
export async function examplePath(fake: FakeApi, path: string, area: string): Promise<string | undefined> {
  const segments = path.split('/')
  for (const [at, segment] of segments.entries()) {
    if (!segment.startsWith(':')) continue
    const collection = collectionOf(segments, at)
    const id = collection && (await firstId(fake, collection, area).catch(() => undefined))
    if (!id) return undefined
    segments[at] = id
  }
  return segments.join('/')
}

/** Adds an example path for each role to the routes. A route that needs a record but has no example is not suggested. */
export const withExamples = (fake: FakeApi, routes: SandboxRemote['routes']): Promise<SandboxRemote['routes']> =>
  Promise.all(
    routes.map(async ({ path, areas }) => ({
      path,
      areas,
      examples: path.includes(':')
        ? Object.fromEntries(
            await Promise.all(areas.map(async (area) => [area, await examplePath(fake, path, area)] as const)),
          )
        : {},
    })),
  )
