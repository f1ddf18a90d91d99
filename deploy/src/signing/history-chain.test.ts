import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { HistoryEntry } from '../model/records'
import { keyId } from './envelope'
import { canonicalJson, chainedEntry, checkChain, hashOfEntry } from './history-chain'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519')

const said = (to: string, revision?: number): HistoryEntry => ({
  at: `2026-11-30T20:00:0${to}.000Z`,
  by: 'ann',
  action: 'promote',
  name: 'mf-x',
  to,
  ...(revision !== undefined && { revision }),
})

const chain = (entries: readonly HistoryEntry[], before: HistoryEntry[] = [], key = privateKey): HistoryEntry[] =>
  entries.reduce((done, entry) => [...done, chainedEntry(entry, done.at(-1), key)], before)

const five = chain([said('1', 1), said('2', 2), said('3', 3), said('4', 4), said('5', 5)])
const anchor = { after: hashOfEntry(five[3]!), revision: 5 }
const check = (entries: readonly HistoryEntry[], at = anchor, keys = [publicKey]) => checkChain(entries, keys, at)
const without = (index: number) => five.filter((_, each) => each !== index)

test('a whole history has no problem and says from where on it is chained', () => {
  expect(check(five)).toEqual({ entries: 5, chainedFrom: { entry: 1, at: five[0]!.at } })
})

test('the order of keys in the stored text does not matter', () => {
  const turned = five.map((entry) => Object.fromEntries(Object.entries(entry).reverse()) as unknown as HistoryEntry)
  expect(check(turned).problem).toBeUndefined()
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}')
})

describe('the first entry that does not fit is named:', () => {
  const put = (index: number, ...entries: HistoryEntry[]) => five.toSpliced(index, 0, ...entries)
  test.each([
    ['one was removed', without(2), 3, 'the entry before it is not the one'],
    ['the first was removed', without(0), 1, 'the entry before it is not the one'],
    ['one was changed', five.with(2, { ...five[2]!, by: 'eve' }), 3, 'it was changed after it was written'],
    ['one was given another time', five.with(1, { ...five[1]!, at: 'z' }), 2, 'it was changed'],
    ['two changed places', [five[0]!, five[2]!, five[1]!, five[3]!, five[4]!], 2, 'the entry before it'],
    ['an unsigned one was put in', put(2, said('9')), 3, 'it is not signed'],
    ['one was put in a second time', put(2, five[1]!), 3, 'the entry before it is not the one'],
    [
      'one signed by a stranger was put in',
      put(2, chainedEntry(said('9'), five[1], other.privateKey)),
      3,
      `it is signed with key ${keyId(other.publicKey)}, which is not trusted`,
    ],
    [
      'a stranger says whose key it is',
      put(2, {
        ...chainedEntry(said('9'), five[1], other.privateKey),
        signed: { ...chainedEntry(said('9'), five[1], other.privateKey).signed!, key: keyId(publicKey) },
      }),
      3,
      'it was changed after it was written',
    ],
    ['signatures were taken away', five.with(3, (({ signed: _signed, ...rest }) => rest)(five[3]!)), 4, 'not signed'],
    ['the end was removed', five.slice(0, 3), 4, 'of the end of the history something was removed'],
    ['the last one was removed', five.slice(0, 4), 5, 'revision 5, and no entry says so'],
    ['all were made anew without signatures', [said('1', 1), said('2', 5)], 3, 'after an entry that is not there'],
    ['all were removed', [], 1, 'of the end of the history something was removed'],
  ])('%s', (_what, entries, entry, why) => {
    expect(check(entries).problem).toEqual({
      entry,
      what: expect.any(String),
      why: expect.stringContaining(why),
    })
  })
})

test('what an older version wrote stays, and the first new entry holds its last one', () => {
  const old = [said('7'), said('8')]
  const all = chain([said('9', 1)], old)
  const at = { after: hashOfEntry(old[1]!), revision: 1 }
  expect(check(all, at)).toEqual({ entries: 3, chainedFrom: { entry: 3, at: said('9').at } })
  expect(checkChain(old, [publicKey], undefined)).toEqual({ entries: 2 })
  expect(check([old[0]!, { ...old[1]!, by: 'eve' }, all[2]!], at).problem).toMatchObject({ entry: 3 })
})

test('after a key was exchanged an entry of the new one vouches for those before it, and for none after it', () => {
  const sign = { ...said('6'), action: 'sign' as const }
  const old = five.slice(0, 3)
  const keys = [other.publicKey]
  const rotated = chain([sign, said('7', 5)], old, other.privateKey)
  const at = { after: hashOfEntry(old[2]!), revision: 5 }
  expect(check(rotated, at, keys).problem).toBeUndefined()
  expect(check(rotated.with(1, { ...rotated[1]!, by: 'eve' }), at, keys).problem).toMatchObject({ entry: 3 })
  expect(check(chain([said('8')], rotated), at, keys).problem).toMatchObject({
    entry: 6,
    why: expect.stringContaining('not trusted here'),
  })
  expect(check(chain([said('7', 5)], old, other.privateKey), at, keys).problem).toMatchObject({ entry: 1 })
})
