import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { AppError } from '../../errors'
import { type Bucket, openBucket } from './bucket'

/** What the bucket says to every call. */
let answer: (response: ServerResponse) => void
let calls = 0
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    calls += 1
    answer(response)
  })
})
let bucket: Bucket
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credentials = { accessKeyId: 'x', secretAccessKey: 'x' }
  bucket = openBucket({ bucket: 'pictures', folder: '', endpoint, region: 'eu-north-1', credentials }, 300)
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const ways: [string, () => Promise<unknown>][] = [
  ['open', () => bucket.open('a')],
  ['read', () => bucket.read('a')],
  ['writtenAt', () => bucket.writtenAt('a')],
  ['put', () => bucket.put('a', Buffer.from('x'), 'image/webp')],
  [
    'putPieces',
    () =>
      bucket.putPieces(
        'a',
        (async function* () {
          yield Buffer.from('x')
        })(),
        'image/webp',
      ),
  ],
  ['remove', () => bucket.remove('a')],
]
const outcomes = async (only = ways.map(([name]) => name)) => {
  const told: [string, unknown][] = []
  for (const [name, call] of ways.filter(([each]) => only.includes(each)))
    told.push([
      name,
      await call().catch((error: unknown) => (error instanceof AppError ? error.id : (error as Error).message)),
    ])
  return told
}
const xml = (status: number, code: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>x</Message></Error>`)
const page = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome<br></title>')

test.each<[string, (response: ServerResponse) => void]>([
  ['slows us down', xml(503, 'SlowDown')],
  ['fails', xml(500, 'InternalError')],
  ['does not let us in', xml(403, 'AccessDenied')],
  ['does not know our key', xml(403, 'InvalidAccessKeyId')],
  ['sends a page of a proxy', page(502)],
  ['sends a page that says no', page(403)],
  ['cuts the connection', (response) => void response.destroy()],
  ['never answers', () => undefined],
])('a bucket that %s is unavailable, whatever is asked of it', async (_what, said) => {
  answer = said
  expect(await outcomes()).toEqual(ways.map(([name]) => [name, 'unavailable']))
})

test('a bucket that limits is asked again, and is there when it answers', async () => {
  const answers = [xml(503, 'SlowDown'), xml(503, 'SlowDown')]
  calls = 0
  answer = (response) => {
    const limited = answers.shift()
    if (limited) limited(response)
    else response.writeHead(200, { 'content-length': '2' }).end('ok')
  }
  expect((await bucket.read('a'))?.toString()).toBe('ok')
  expect(calls).toBe(3)
})

test('a file that is not there is missing; a bucket that is not there, and a page that is none of its own, are not', async () => {
  const reads = ['open', 'read']
  answer = xml(404, 'NoSuchKey')
  expect(await outcomes(reads)).toEqual(reads.map((name) => [name, undefined]))
  for (const said of [xml(404, 'NoSuchBucket'), page(404)]) {
    answer = said
    expect(await outcomes(reads)).toEqual(reads.map((name) => [name, 'unavailable']))
  }
})

test('a file that ends before its length is not taken for a whole one', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half')
    setImmediate(() => response.destroy())
  }
  expect(await outcomes(['read'])).toEqual([['read', 'unavailable']])
  const opened = await bucket.open('a')
  await expect(
    (async () => {
      for await (const piece of opened!.stream) void piece
    })(),
  ).rejects.toThrow()
})
