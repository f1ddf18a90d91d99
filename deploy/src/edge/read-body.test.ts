import { PassThrough } from 'node:stream'
import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { bodyReader } from './read-body'

const sent = () => {
  const raw = new PassThrough()
  return { raw, request: { raw, method: 'POST', url: '/api/x', headers: {} } as unknown as FastifyRequest }
}

test('bodies that are held together are bounded: one more is refused until there is room', async () => {
  const reader = bodyReader(10)
  const [first, second, third] = [sent(), sent(), sent()]
  const taken = reader.read(first.request)
  first.raw.write('12345678')
  const refused = reader.read(second.request)
  second.raw.end('1234')
  await expect(refused).rejects.toMatchObject({ statusCode: 503 })
  expect(reader.held()).toBe(8)
  first.raw.end()
  expect((await taken).toString()).toBe('12345678')
  expect(reader.held()).toBe(0)
  const later = reader.read(third.request)
  third.raw.end('1234')
  expect((await later).toString()).toBe('1234')
})

test('a sender who goes away gives back what was held', async () => {
  const reader = bodyReader(10)
  const { raw, request } = sent()
  const left = reader.read(request)
  raw.write('1234')
  await new Promise((resolve) => setImmediate(resolve))
  raw.destroy()
  await expect(left).rejects.toMatchObject({ statusCode: 408 })
  expect(reader.held()).toBe(0)
})
