import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Redis } from 'ioredis'

/** Tests that need Redis are skipped, and reported as skipped, where it is not installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A Redis of the test's own that stores nothing on disk; `client` waits while it starts. */
export const openRedis = async () => {
  const port = await freePort()
  const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 50 })
  client.on('error', () => undefined)
  let server: ChildProcess
  const start = async () => {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
    await client.ping()
  }
  const kill = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    start,
    kill,
    close: async () => {
      client.disconnect()
      await kill()
    },
  }
}
