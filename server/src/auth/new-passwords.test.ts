import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { refuseWeakPassword, weaknessOf } from './new-passwords'

const about = ['anna.svensson@bjorkbrygg.se', 'Anna Svensson', 'Björkbrygg Kaffe']

describe('a new password', () => {
  test.each([
    'Password123!',
    'P@ssw0rd1',
    'aaaaaaaa',
    'qwerty123',
    '12345678',
    'abababab',
    'Sunshine1',
    'a'.repeat(200),
  ])('%s is too common', (password) => {
    expect(weaknessOf(password, about)).toBe('too_common')
  })

  test.each([
    'samspel1',
    'Samspel2024',
    'anna.svensson',
    'AnnaSvensson1',
    'anna.svensson@bjorkbrygg.se',
    'bjorkbrygg12',
  ])('%s is made of the own words', (password) => {
    expect(weaknessOf(password, about)).toBe('own_words')
  })

  test.each([
    'kaffe och bullar',
    'long enough',
    'x7Kq9pLm',
    'hemligt-kollega',
    'correct horse battery',
    'samspel-demo',
  ])('%s is taken', (password) => {
    expect(weaknessOf(password, about)).toBeUndefined()
  })

  test('of somebody else is made of other words', () => {
    expect(weaknessOf('bjorkbrygg12', ['lina@example.org'])).not.toBe('own_words')
  })
})

describe('a service of breached passwords', () => {
  const password = 'kaffe och bullar'
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  let server: Server | undefined
  afterEach(() => void server?.close())
  const start = async (listener: RequestListener) => {
    const started = createServer(listener)
    server = started
    await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/range/`
  }
  const check = (url: string | undefined) => {
    const lines: string[] = []
    const log = { warn: (_: unknown, line: string) => void lines.push(line) }
    const done = refuseWeakPassword({ config: { breachedPasswordsUrl: url }, log: log as never }, password, [])
    return done.then(
      () => ({ refused: false, lines }),
      () => ({ refused: true, lines }),
    )
  }

  test('hears the beginning of the hash alone, and what it knows is refused', async () => {
    const asked: (string | undefined)[] = []
    const url = await start((request, response) => {
      asked.push(request.url)
      response.end(`0000000000000000000000000000000000A:3\r\n${hash.slice(5)}:12\r\n`)
    })
    expect(await check(url)).toMatchObject({ refused: true })
    expect(asked).toEqual([`/range/${hash.slice(0, 5)}`])
  })

  test('that does not know it, or only pads its answer with it, lets it through', async () => {
    const url = await start((_, response) =>
      response.end(`${hash.slice(5)}:0\r\nFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF:2`),
    )
    expect(await check(url)).toEqual({ refused: false, lines: [] })
  })

  test('that fails lets it through and leaves a line in the log; without one nobody is asked', async () => {
    const url = await start((_, response) => void response.writeHead(503).end())
    expect(await check(url)).toMatchObject({ refused: false, lines: [expect.stringContaining('did not answer')] })
    expect(await check('http://127.0.0.1:1')).toMatchObject({ refused: false, lines: [expect.any(String)] })
    expect(await check(undefined)).toEqual({ refused: false, lines: [] })
  })
})
