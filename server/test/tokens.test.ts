import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readClaims } from '@samspel/api'
import { createTokens, entryLife, tokenLife } from '../src/auth/sessions'
import { openBed, type Answer, type Bed } from './support/bed'
import { recordsOf, type Records } from './support/records'

let bed: Bed
let records: Records
beforeAll(async () => {
  bed = await openBed()
  records = recordsOf(bed)
})
afterAll(() => bed.close())

const tokenIn = ({ headers }: Answer): string => String(headers.authorization ?? '').replace('Bearer ', '')

describe('entry tokens', () => {
  const enter = async () => {
    const { id, sessionId } = await records.creator()
    const token = createTokens(bed.app).signEntry({ id: sessionId, scope: 'instagramer', ownerId: id }, bed.clock.now)
    return { id, sessionId, token }
  }

  test('S-13, QUALITY 16 the first good answer exchanges a token from an address for a full one; a refusal does not', async () => {
    const who = await enter()
    expect(readClaims(who.token)?.exp).toBe(Math.floor(bed.clock.now.getTime() / 1_000) + entryLife)
    expect((await bed.call(who, 'GET', '/api/users/me')).headers.authorization).toBeUndefined()
    const full = tokenIn(await bed.call(who, 'GET', '/api/auth/validate_token'))
    const claims = JSON.parse(Buffer.from(full.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
    expect(claims).toMatchObject({ sid: who.sessionId, sub: who.id, scp: 'instagramer', exp: Math.floor(bed.clock.now.getTime() / 1_000) + tokenLife })
    expect(claims).not.toHaveProperty('ent')
    expect((await bed.call({ ...who, token: full }, 'GET', '/api/instagramers/me')).headers.authorization).toBeUndefined()
  })

  test('S-13, QUALITY 16 two minutes later it opens nothing any more', async () => {
    const who = await enter()
    const before = bed.clock.now
    bed.clock.now = new Date(before.getTime() + (entryLife + 1) * 1_000)
    expect((await bed.call(who, 'GET', '/api/instagramers/me')).status).toBe(401)
    bed.clock.now = before
  })
})
