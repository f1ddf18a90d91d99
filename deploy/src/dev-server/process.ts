import type { FastifyInstance } from 'fastify'

/** Prints a one-line error message that tells the user what to do, and exits. */
export function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}

export const say = (line: string): void => console.log(line)

/** Listens on PORT, or else on `port` (0: any free port), on the loopback address unless HOST is set. */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  const wanted = Number(process.env.PORT || port)
  const host = process.env.HOST || '127.0.0.1'
  try {
    await app.listen({ host, port: wanted })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    fail(code === 'EADDRINUSE' ? `Port ${wanted} is in use. Choose another: PORT=${wanted + 1}` : message)
  }
  const address = app.server.address()
  return `http://localhost:${address && typeof address === 'object' ? address.port : wanted}`
}

const closers: (() => unknown)[] = []
let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.allSettled(closers.map((close) => close()))
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.once('disconnect', () => void stop())

/** Registers a handler for when this program is asked to stop or its parent has exited. */
export const whenStopped = (close: () => unknown): void => void closers.push(close)
