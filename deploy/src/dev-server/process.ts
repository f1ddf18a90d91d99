import type { FastifyInstance } from 'fastify'

/** Ends with one line that a person can act on. */
export function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}

export const say = (line: string): void => console.log(line)

/** Listens on PORT, else on `port` (0: any free one), on this machine alone unless HOST says otherwise. */
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

/** Called when this program is asked to stop, or when whoever started it is gone. */
export const whenStopped = (close: () => unknown): void => void closers.push(close)
