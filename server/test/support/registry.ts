import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface FakeCanary {
  percent: number
  release: { version: string }
  since: string
  by: string
  to?: { companies?: string[]; roles?: string[] }
  ramp?: { steps: number[]; everyMinutes: number; at: number; since: string; fact?: string; waits?: string }
}
interface FakePart {
  version: string
  liveSince?: string
  previous?: { version: string }
  canary?: FakeCanary
  lock?: { by: string; at: string; reason: string }
  off?: { by: string; at: string; reason: string; companies?: string[] }
  config?: { key: string; setting?: object; value?: unknown; companies?: object; roles?: object; ignored: boolean }[]
}
export interface Registry {
  revision: number
  environment: string
  updatedAt: string
  shell?: FakePart
  remotes: Record<string, FakePart>
  first?: Record<string, NonNullable<FakePart['canary']>>
  retired?: Record<string, { at: string; by: string; reason: string; version: string }>
}
export interface HistoryEntry {
  at: string
  by: string
  action: string
  name: string
  from?: string
  to?: string
  percent?: number
  reason?: string
  automatic?: boolean
  setting?: object
}

const secret = 'the secret of the test registry'
const exampleRegistry = (): Registry => ({
  revision: 7,
  environment: 'test',
  updatedAt: '2026-11-20T12:00:00.000Z',
  shell: { version: '3.8.0', previous: { version: '3.7.2' }, liveSince: '2026-11-18T08:00:00.000Z' },
  remotes: {
    'mf-stores': {
      version: '1.3.2',
      previous: { version: '1.3.1' },
      liveSince: '2026-11-12T08:00:00.000Z',
      canary: { percent: 10, release: { version: '1.4.0' }, since: '2026-11-20T12:05:20.000Z', by: 'Elin Sjödin' },
      config: [
        {
          key: 'rows',
          setting: { type: 'number', default: 20, max: 50, title: { sv: 'Rader', en: 'Rows' } },
          ignored: false,
        },
      ],
    },
    'mf-wallet': { version: '2.3.1', previous: { version: '2.3.0' }, liveSince: '2026-11-14T08:00:00.000Z' },
  },
})

/** Plays the registry service of deploy/src/service from an object in memory. */
export const startFakeRegistry = async () => {
  const fake = {
    registry: exampleRegistry(),
    history: [] as HistoryEntry[],
    /** The requests it received. */
    asked: [] as { path: string; body: Record<string, unknown> }[],
    /** Answers with this instead, while it is set. */
    broken: undefined as { status: number; body: string } | undefined,
    /** Refuses to take releases back, as when they are no longer running. */
    refuses: false,
    now: () => new Date(),
  }

  const takeBack = (
    name: string,
    act: string,
    body: { by: string; version: string; reason?: string; automatic?: boolean },
  ): [number, unknown] => {
    const part = fake.registry.remotes[name]
    if (fake.refuses) return [409, { error: 'not_running' }]
    if (!part) return [404, { error: 'not_found' }]
    if (part.lock && !body.automatic) return [409, { error: 'locked' }]
    const out = part.canary?.release.version ?? part.version
    if (out !== body.version || (act === 'stop' && !part.canary)) return [409, { error: 'not_running' }]
    if (!part.canary && !part.previous) return [409, { error: 'nothing_to_go_back_to' }]
    if (part.canary) delete part.canary
    else fake.registry.remotes[name] = { version: part.previous?.version ?? '' }
    fake.registry.revision += 1
    const action = act === 'stop' || out !== part.version ? 'stop' : 'rollback'
    fake.history.unshift({
      at: new Date().toISOString(),
      name,
      action,
      from: out,
      to: fake.registry.remotes[name]?.version ?? '',
      ...body,
    })
    return [200, { action, name }]
  }

  const turn = (name: string, act: string, { by, reason }: { by: string; reason: string }): [number, unknown] => {
    const { remotes, retired = {} } = fake.registry
    const at = '2026-11-20T14:00:00.000Z'
    const part = remotes[name]
    if (act === 'restore') {
      const gone = retired[name]
      if (!gone) return [404, { error: 'not_found' }]
      if (fake.refuses) return [409, { error: 'does_not_fit' }]
      remotes[name] = { version: gone.version }
      delete retired[name]
    } else if (!part) return [404, { error: 'not_found' }]
    else if (act === 'off') part.off = { at, by, reason }
    else if (act === 'on') delete part.off
    else {
      fake.registry.retired = { ...retired, [name]: { at, by, reason, version: part.version } }
      delete remotes[name]
    }
    return [200, {}]
  }

  /** A step of a ramp, as deploy/src/registry/ramp.ts takes it; the clock is that of the test. */
  const step = (
    name: string,
    body: { version: string; at: number; reason: string; waits: boolean },
  ): [number, unknown] => {
    const part = fake.registry.remotes[name]
    const canary = part?.canary
    if (!canary?.ramp || canary.release.version !== body.version || canary.ramp.at !== body.at)
      return [409, { error: 'not_running' }]
    if (part?.lock && !body.waits) return [409, { error: 'locked' }]
    if (body.waits) canary.ramp.waits = body.reason
    else {
      const { waits: _waits, ...ramp } = canary.ramp
      const percent = ramp.steps[body.at + 1] ?? 0
      if (percent === 100) fake.registry.remotes[name] = { version: body.version, previous: { version: part!.version } }
      else Object.assign(canary, { percent, ramp: { ...ramp, at: body.at + 1, since: fake.now().toISOString() } })
    }
    return [200, {}]
  }

  const configOf = (name: string): [number, unknown] => {
    const part = fake.registry.remotes[name]
    if (!part) return [404, { error: 'not_found' }]
    const { environment } = fake.registry
    return [200, { name, version: part.version, environment, settings: part.config ?? [] }]
  }

  const configure = (
    name: string,
    key: string,
    {
      by,
      reason,
      value,
      company,
      role,
    }: { by: string; reason?: string; value?: unknown; company?: string; role?: string },
  ): [number, unknown] => {
    const row = fake.registry.remotes[name]?.config?.find((one) => one.key === key)
    if (!row) return [404, { error: 'not_found' }]
    if (value !== undefined && (typeof value !== 'number' || value > 50)) return [422, { error: 'invalid' }]
    const before = row.value
    if (company) row.companies = { [company]: value }
    else if (role) row.roles = { [role]: value }
    else row.value = value
    fake.registry.revision += 1
    const setting = { key, company, role, before, after: value }
    fake.history.unshift({
      at: new Date().toISOString(),
      name,
      action: 'configure',
      by,
      ...(reason && { reason }),
      setting,
    })
    return [200, { name, key, revision: fake.registry.revision, changed: true }]
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const answer = (status: number, body: unknown) =>
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(typeof body === 'string' ? body : JSON.stringify(body))
        const url = new URL(request.url ?? '', 'http://registry')
        if (fake.broken) return answer(fake.broken.status, fake.broken.body)
        if (request.headers.authorization !== `Bearer ${secret}`) return answer(401, { error: 'unauthorized' })
        if (url.pathname === '/registry') return answer(200, fake.registry)
        if (url.pathname === '/history') {
          const name = url.searchParams.get('name')
          return answer(200, {
            events: fake.history
              .filter((entry) => !name || entry.name === name)
              .slice(0, Number(url.searchParams.get('limit'))),
          })
        }
        const [, , name = '', act = '', key = ''] = url.pathname.split('/')
        if (act === 'config' && request.method === 'GET') return answer(...configOf(name))
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Parameters<typeof takeBack>[2]
        fake.asked.push({ path: url.pathname, body: { ...body } })
        if (act === 'config') return answer(...configure(name, key, body))
        if (['off', 'on', 'retire', 'restore'].includes(act)) return answer(...turn(name, act, body as never))
        return answer(...(act === 'ramp' ? step(name, body as never) : takeBack(name, act, body)))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const settings = { registryUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, registrySecret: secret }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(fake, { settings, close })
}

export type FakeRegistry = Awaited<ReturnType<typeof startFakeRegistry>>
