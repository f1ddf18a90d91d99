import { readdirSync, readFileSync } from 'node:fs'
import https from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { isPublicAddress, publicAgent } from './outgoing'

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'nothing',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['142.250.74.42', '2a00:1450:400f:80c::200a'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

test('a name or number that leads into this machine is not connected to', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  const ask = (hostname: string) =>
    new Promise((resolve) => {
      try {
        https.request({ hostname, port, agent: publicAgent }).on('error', resolve).end()
      } catch (error) {
        resolve(error)
      }
    })
  for (const host of ['127.0.0.1', 'localhost', '::ffff:127.0.0.1'])
    expect(await ask(host)).toMatchObject({ name: 'NotPublic' })
  expect(connections).toBe(0)
})

/** Where the server calls others, and who names the address. What a user names goes by `publicAgent`. */
const outgoing: Record<string, 'a user' | 'a setting' | "the provider's answer, within its own hosts"> = {
  'auth/new-passwords.ts': 'a setting',
  'vies.ts': 'a setting',
  'modules/company-sign-in/issuer-fetch.ts': 'a user',
  'modules/webhooks/post.ts': 'a user',
  'modules/mail-returns/webhook.ts': "the provider's answer, within its own hosts",
  'modules/notices/push-senders.ts': 'a user',
  'modules/platform/registry-service.ts': 'a setting',
  'modules/services/tests.ts': 'a setting',
  'picture-copy.ts': "the provider's answer, within its own hosts",
  'modules/networks/adapter.ts': 'a setting',
  'modules/social/graph-api.ts': 'a setting',
}

test('every place that calls others is known, and follows no redirect that a user could have named', () => {
  const root = __dirname
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const calls = files
    .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')] as const)
    .filter(([, text]) => /\bfetch\(|\bhttps?\.(?:request|get)\(|\bsendNotification\(/.test(text))
  expect(calls.map(([file]) => file).sort()).toEqual(Object.keys(outgoing).sort())
  for (const [file, text] of calls) {
    if (outgoing[file] === 'a user') expect(text).toContain('agent: publicAgent')
    expect([file, text.match(/\bfetch\(/g)?.length]).toEqual([file, text.match(/redirect: 'error'/g)?.length])
  }
})
