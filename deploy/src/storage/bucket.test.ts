import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openBucket } from './bucket'

let said: [string, string] = ['', '']
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(404, { 'content-type': said[0] }).end(said[1]))
})
let bucket: ReturnType<typeof openBucket>
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  bucket = openBucket('s3://releases', {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  })
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
