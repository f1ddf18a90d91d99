import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { isWhole } from './is-whole'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const tag = (text: string) => ({ integrity: `sha256-${hashOf(text)}` })
const told = (body: string, text: string, status = 200) =>
  new Response(body, { status, headers: { 'samspel-integrity': `sha256-${hashOf(text)}` } })
const untagged = { integrity: '' }

test('a file is kept when it is what its tag, else what the edge says', async () => {
  expect(await isWhole(tag('a'), new Response('a'))).toBe(true)
  expect(await isWhole(untagged, told('a', 'a'))).toBe(true)
})

test.each([
  ['cut off, by its tag', tag('all of it'), new Response('all')],
  ['altered, by its tag, whatever comes with it', tag('a'), told('b', 'b')],
  ['cut off, by what the edge says', untagged, told('all', 'all of it')],
  ['known by nobody', untagged, new Response('a')],
  ['no file at all', untagged, told('a', 'a', 502)],
])('a file that is %s is not kept', async (_what, request, response) => {
  expect(await isWhole(request, response)).toBe(false)
})
