import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { routeTable } from '../../scripts/route-table'
import { endpoints, type Endpoint } from '.'
import * as entities from './entities'

const all = Object.entries(endpoints as Record<string, Endpoint>)

test('the emitted route table is that of the contract', () => {
  const emitted = readFileSync(fileURLToPath(new URL('../generated/routes.ts', `file://${__dirname}/`)), 'utf8')
  expect(emitted).toBe(routeTable())
})

test('no two endpoints share method, base and path shape', () => {
  const shapes = all.flatMap(([key, { method, path, base }]) =>
    (base === 'either' ? ['api', 'public'] : [base ?? 'api']).map((root) => ({ key, shape: `${method} ${root} ${path.replace(/:[^/]+/g, ':')}` })))
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

test('E-02 brand user, brand store, device and location have shapes', () => {
  expect(Object.keys(entities)).toEqual(expect.arrayContaining(['User', 'Store', 'Device', 'StoreLocation']))
})

test('E-05 Z10 a campaign has its state and six counters, the reach by day among them and in a collection of its own', () => {
  expect(Object.keys(entities.Campaign.properties)).toEqual(
    expect.arrayContaining(['state', 'reach', 'numLikes', 'numComments', 'numPosts', 'approvedMentionsCount', 'calculatedReach']))
  expect(Object.keys(entities.CampaignCalculatedReach.properties)).toEqual(['id', 'days'])
})

test('E-15 an Instagram post has its five figures', () => {
  expect(Object.keys(entities.InstagramPost.properties)).toEqual(
    expect.arrayContaining(['reach', 'likesCount', 'commentsCount', 'story', 'instagramCreatedAt']))
})
