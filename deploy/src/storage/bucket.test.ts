import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openBucket } from './bucket'

let said: [string, string] = ['', '']
const missing = (response: ServerResponse) => void response.writeHead(404, { 'content-type': said[0] }).end(said[1])
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  request.resume().on('end', () => answer(response))
})
let bucket: ReturnType<typeof openBucket>
const open = (patienceMs?: number) =>
  openBucket(
    's3://releases',
    {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    },
    patienceMs,
  )
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  bucket = open()
})
beforeEach(() => {
  answer = missing
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
const xml = (code: string): [string, string] => ['application/xml', `<Error><Code>${code}</Code></Error>`]

test('an object is missing when the bucket says so', async () => {
  said = xml('NoSuchKey')
  expect(await bucket.get('a')).toBeUndefined()
  expect(await bucket.put('a', 'x', { tag: '"1"' })).toBe(false)
})

test.each([
  ['a bucket that does not exist', xml('NoSuchBucket')],
  ['the page of a proxy', ['text/html', '<!doctype html><title>Not found<br></title>'] as [string, string]],
])('%s says nothing of its objects', async (_what, answer) => {
  said = answer
  await expect(bucket.get('a')).rejects.toThrow('does not answer')
  await expect(bucket.put('a', 'x', { tag: '"1"' })).rejects.toThrow('does not answer')
  await expect(bucket.list('')).rejects.toThrow('does not answer')
})

const begins = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/xml', 'content-length': '1000' }).write('<')
test.each<[string, (response: ServerResponse) => void]>([
  ['never answers', () => undefined],
  ['stops in the middle of what it says', begins],
])('a bucket that %s is given up, whatever is asked of it', async (_what, said) => {
  answer = said
  const hasty = open(300)
  const asked = [
    hasty.get('a'),
    hasty.put('a', 'x'),
    hasty.put('a', 'x', 'absent'),
    hasty.list(''),
    hasty.folders(''),
    hasty.remove('a'),
  ]
  const told = await Promise.allSettled(asked)
  expect(told.map((each) => each.status === 'rejected' && String(each.reason))).toEqual(
    asked.map(() => expect.stringContaining('does not answer')),
  )
})

test('a bucket that never says whether an object is there is given up after the time that was asked for', async () => {
  answer = () => undefined
  await expect(open().tagOf('a', 300)).rejects.toThrow('does not answer')
})
