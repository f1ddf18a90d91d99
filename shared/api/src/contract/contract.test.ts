import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { routeFiles, tableOf, takers } from '../../scripts/route-table'
import { type Endpoint, endpoints, reasonsBeforeLetIn } from '.'
import * as entities from './entities'
import type { BrandStore, BrandUser, Device, Location } from './types'

const all = Object.entries(endpoints as Record<string, Endpoint>)

const folder = (path: string) => fileURLToPath(new URL(path, `file://${__dirname}/`))

test('the emitted route tables are those of the contract', () => {
  for (const [name, text] of Object.entries(routeFiles()))
    expect(readFileSync(folder(`../generated/${name}`), 'utf8')).toBe(text)
})

/** The contract itself, and what stands in for the API in tests. */
const notMade = /^shared\/(?:api|testing)\/|\.test\.tsx?$|\/testing(?:\.tsx?$|\/)|^mf-\w+\/src\/uses\.ts$/

test('a call whose route comes late is made by those alone that bring it: no other remote, the shell and shared packages neither', () => {
  const root = folder('../../../../')
  const packages = [
    ...readdirSync(root).filter((name) => name.startsWith('mf-') || name === 'shell'),
    ...readdirSync(`${root}shared`).map((name) => `shared/${name}`),
  ].filter((name) => existsSync(`${root}${name}/src`))
  const files = packages.flatMap((name) =>
    readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/src/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !notMade.test(file)),
  )
  const late = new Map(
    all.flatMap(([key, endpoint]) => {
      const table = tableOf(key, endpoint)
      return table === 'core' ? [] : [[key, takers[table]] as const]
    }),
  )
  expect(late.size).toBeGreaterThan(0)
  let made = 0
  const strays = files.flatMap((file) => {
    const code = readFileSync(`${root}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    // Whatever names a call in a text of its own may make it; a name between angle brackets or in a union is a type.
    return [...code.matchAll(/(?<![<|] ?)'(\w+)'/g)]
      .map(([, key]) => key!)
      .filter((key) => {
        const bringers = late.get(key)
        if (!bringers) return false
        made += 1
        return !bringers.some((bringer) => file.startsWith(`${bringer}/`))
      })
      .map((key) => `${key} in ${file}`)
  })
  expect(strays).toEqual([])
  // The test sees the calls that are made.
  expect(made).toBeGreaterThan(100)
})

test('no two endpoints share method, base and path shape', () => {
  const shapes = all.flatMap(([key, { method, path, base }]) =>
    (base === 'either' ? ['api', 'public'] : [base ?? 'api']).map((root) => ({
      key,
      shape: `${method} ${root} ${path.replace(/:[^/]+/g, ':')}`,
    })),
  )
  expect(new Set(shapes.map(({ shape }) => shape)).size).toBe(shapes.length)
})

test('every parameter of a path is described, and nothing else is', () => {
  for (const [key, { path, params }] of all) {
    const named = [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]).sort()
    expect({ key, params: Object.keys(params?.properties ?? {}).sort() }).toEqual({ key, params: named })
  }
})

test('what is served at /public is open to visitors', () => {
  for (const [key, { base, actors }] of all) {
    if (base) expect({ key, open: actors.includes('anonymous') }).toEqual({ key, open: true })
  }
})

/** Every name of a field in a schema, however deep. */
const fieldsOf = (schema: unknown): string[] => {
  if (schema === null || typeof schema !== 'object') return []
  const { properties, ...rest } = schema as { properties?: Record<string, unknown> }
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]),
    ...Object.values(rest).flatMap(fieldsOf),
  ]
}

test('a call of staff that shows creators is closed until the company is let in and the address confirmed, unless they came to the brand themselves', () => {
  const ofStaff = all.filter(
    ([, { actors }]) => !actors.includes('anonymous') && (actors.includes('company') || actors.includes('store_user')),
  )
  const shows = ofStaff.filter(([, { response }]) =>
    fieldsOf(response).some((field) => ['username', 'creatorUsername'].includes(field)),
  )
  expect(shows.map(([key]) => key)).toEqual(
    expect.arrayContaining([
      'listInstagramers',
      'getInstagramer',
      'listPotentialInstagramers',
      'listCommunityMembers',
      'listThreads',
      'listMentions',
    ]),
  )
  const own = ['validateToken', 'refreshToken', 'updateCollaborationPage']
  for (const [key, { beforeLetIn }] of shows)
    if (beforeLetIn && !own.includes(key)) expect({ key, beforeLetIn }).toEqual({ key, beforeLetIn: 'ownCreators' })
  for (const [key, { beforeLetIn }] of ofStaff)
    if (beforeLetIn)
      expect({ key, reason: reasonsBeforeLetIn[beforeLetIn] }).toEqual({ key, reason: expect.any(String) })
})

test('brand user, brand store, device and location have types of their own (E-02)', () => {
  interface Named {
    brandUser: BrandUser
    brandStore: BrandStore
    device: Device
    location: Location
  }
  const fields: { [K in keyof Named]: (keyof Named[K])[] } = {
    brandUser: ['id', 'role', 'brandIds'],
    brandStore: ['id', 'brandId', 'name'],
    device: ['id', 'token', 'platform', 'environment'],
    location: ['id', 'brandId', 'latitude', 'longitude'],
  }
  const shapes = {
    brandUser: entities.User,
    brandStore: entities.Store,
    device: entities.Device,
    location: entities.StoreLocation,
  }
  for (const [name, shape] of Object.entries(shapes))
    expect(Object.keys(shape.properties)).toEqual(expect.arrayContaining(fields[name as keyof Named]))
})

test('Z10 a campaign has its state and six counters, the reach by day among them and in a collection of its own (E-05)', () => {
  expect(Object.keys(entities.Campaign.properties)).toEqual(
    expect.arrayContaining([
      'state',
      'reach',
      'numLikes',
      'numComments',
      'numPosts',
      'approvedMentionsCount',
      'calculatedReach',
    ]),
  )
  expect(Object.keys(entities.CampaignCalculatedReach.properties)).toEqual(['id', 'days'])
})

test('an Instagram post has its five figures (E-15)', () => {
  expect(Object.keys(entities.InstagramPost.properties)).toEqual(
    expect.arrayContaining(['reach', 'likesCount', 'commentsCount', 'story', 'instagramCreatedAt']),
  )
})
