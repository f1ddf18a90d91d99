import { expect, test } from '@jest/globals'
import { accountOf, OWN, ownAnswers } from './own'

const token = (claims: object) => `Bearer x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
const moa = token({ scp: 'instagramer', sub: 'moa', name: 'Moa Ååå' })
const elin = token({ scp: 'user', sub: 'elin' })

/** The part of a browser's caches that is used. */
const caches = () => {
  const kept = new Set<string>()
  return {
    kept,
    storage: {
      open: async (name: string) => {
        expect(name).toBe(OWN)
        return {
          keys: async () => [...kept].map((url) => new Request(url)),
          delete: async ({ url }: Request) => kept.delete(url),
        }
      },
      delete: async () => {
        kept.clear()
        return true
      },
    } as unknown as CacheStorage,
  }
}

const asker = () => {
  const { kept, storage } = caches()
  const { plugin, forget } = ownAnswers(storage)
  const json = () => new Response('{}', { headers: { 'content-type': 'application/json; charset=utf-8' } })
  const ask = async (authorization: string, path: string, response = json(), meanwhile = async () => {}) => {
    const request = new Request(`https://samspel.test${path}`, { headers: { authorization } })
    const state = {}
    const given = { request, state, event: undefined as never }
    await plugin.handlerWillStart!(given)
    await meanwhile()
    const key = (await plugin.cacheKeyWillBeUsed!({ ...given, mode: 'write' })) as string
    if (!(await plugin.cacheWillUpdate!({ ...given, response }))) return key
    kept.add(key)
    await plugin.cacheDidUpdate!({ ...given, cacheName: OWN, request: new Request(key), newResponse: response })
    return key
  }
  return { kept, ask, forget }
}

test('whose session it is, is read from the token; what is no token is nobody’s', () => {
  expect([accountOf(moa), accountOf(elin)]).toEqual(['instagramer:moa', 'user:elin'])
  for (const none of [null, '', 'Bearer x', 'Bearer a.b.c', 'Basic abc', token({ sub: 'x' })])
    expect(accountOf(none)).toBeUndefined()
})

test('the same address is another answer for another account, and one account’s answers drive out the other’s', async () => {
  const { kept, ask } = asker()
  const own = await ask(moa, '/api/participations?page=1')
  await ask(moa, '/api/participations?page=2')
  expect(kept.size).toBe(2)
  const others = await ask(elin, '/api/participations?page=1')
  expect(others).not.toBe(own)
  expect([...kept]).toEqual([others])
})

test('nothing is left after a sign-out, not even what was on its way', async () => {
  const { kept, ask, forget } = asker()
  await ask(moa, '/api/wallet')
  await ask(moa, '/api/messages', undefined, forget)
  expect([...kept]).toEqual([])
  await ask(moa, '/api/wallet')
  expect(kept.size).toBe(1)
})

test('files are not kept, and nothing of a session that cannot be read', async () => {
  const { kept, ask } = asker()
  await ask('Bearer nonsense', '/api/wallet')
  await ask(moa, '/api/receipts/1', new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
  expect([...kept]).toEqual([])
})
