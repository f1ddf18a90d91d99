import { describe, expect, test } from '@jest/globals'
import type { TSchema } from 'typebox'
import { endpoints } from '@samspel/api/contract'
import { parseQueryString } from './query-string'
import { writerOf } from './wire'

describe('answers on the wire', () => {
  test('C-03 fields are in snake case; maps keyed by day stay as they are (reading Z28)', () => {
    const write = writerOf(endpoints.getCalculatedReach.response)
    expect(write({ campaignCalculatedReach: { id: 'a', days: { '2026-11-20': 3 } } })).toEqual({
      campaign_calculated_reach: { id: 'a', days: { '2026-11-20': 3 } },
    })
  })
  test('QUALITY 12 what the contract does not name is left out, null stays', () => {
    const write = writerOf(endpoints.getMe.response)
    expect(write({ user: { id: 'a', avatarUrl: null, passwordHash: 'secret' }, extra: 1 })).toEqual({
      user: { id: 'a', avatar_url: null },
    })
  })
  test('a value is one of several shapes that share no field', () => {
    const shapeOf = (properties: object) => ({ type: 'object', properties })
    const text = { type: 'string' }
    const write = writerOf({ anyOf: [shapeOf({ mediaId: text, x: text }), shapeOf({ fromSign: text })] } as TSchema)
    expect([write({ mediaId: 'a', x: '1', hidden: 1 }), write({ fromSign: '2' })]).toEqual([
      { media_id: 'a', x: '1' },
      { from_sign: '2' },
    ])
    expect(() => writerOf({ anyOf: [shapeOf({ a: text }), shapeOf({ a: text })] } as TSchema)).toThrow('share fields')
  })
  test('every answer of the contract has a wire form', () => {
    const schemas = Object.values(endpoints).flatMap((endpoint) =>
      'response' in endpoint ? [endpoint.response as TSchema] : [],
    )
    expect(() => schemas.forEach(writerOf)).not.toThrow()
  })
})

test('a query gives arrays for names with [] and for names given twice (C-02)', () => {
  expect(parseQueryString('a=1&b[]=x&b[]=y&c[]=z&d=1&d=2&e=%5B%5D')).toEqual({
    a: '1',
    b: ['x', 'y'],
    c: ['z'],
    d: ['1', '2'],
    e: '[]',
  })
})
