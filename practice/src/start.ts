import fastify, { type FastifyInstance } from 'fastify'
import { remember } from './happened'
import { keeper } from './kept'
import { pageRoutes } from './page/routes'
import { type Mode, modes, type Practice, type Service, type ServiceSettings } from './service'
import { services as allServices } from './services'
import { steeringRoutes } from './steering'
import { teller } from './tell'

export interface PracticeOptions {
  /** Where people reach Samspel; can be set later by `practice.publicUrl`. */
  publicUrl: string
  /** Folder for what the services remember; without one, they forget it when the program ends. */
  dir?: string | undefined
  /** 0 for a free one. */
  port?: number
  services?: Service[]
  now?: () => Date
}

/** A practice world that runs. */
export interface StartedPractice {
  /** Its own address, without a trailing slash. */
  url: string
  practice: Practice
  app: FastifyInstance
  settings: () => Record<string, ServiceSettings>
  /** Makes something happen, as the page does. */
  steer: (service: string, act: string, body?: Record<string, unknown>) => Promise<unknown>
  mode: (service: string, mode: Mode) => void
  stop: () => Promise<void>
}

/** Starts the practice world on this machine's own address. */
export const startPractice = async ({
  publicUrl,
  dir,
  port = 0,
  services = allServices(),
  now = () => new Date(),
}: PracticeOptions): Promise<StartedPractice> => {
  const app = fastify({ logger: { level: process.env.LOG_LEVEL ?? 'warn' }, forceCloseConnections: true })
  const kept = keeper(dir)
  const chosen = kept<Record<string, Mode>>('modes', () => ({}))
  const telling = teller(() => practice.publicUrl)
  const practice: Practice = {
    publicUrl,
    ownUrl: '',
    now,
    kept,
    modeOf: (service) => chosen.value[service] ?? 'works',
    tell: async (...told) => {
      const status = await telling.tell(...told)
      const said = status === 0 ? '' : String(status)
      remember(practice, { service: '', what: told[0], said, ok: status >= 200 && status < 300 })
      return status
    },
  }
  const serviceOf = (name: string): Service => {
    const found = services.find((service) => service.name === name)
    if (!found) throw new Error(`There is no service ${name}`)
    return found
  }
  const steering = {
    mode: (name: string, mode: Mode) => {
      if (!modes.includes(mode)) throw new Error(`There is no mode ${mode}`)
      chosen.value[serviceOf(name).name] = mode
      chosen.save()
    },
    steer: async (name: string, act: string, body: Record<string, unknown> = {}) => {
      const found = serviceOf(name).acts[act]
      if (!found) throw new Error(`${name} has no act ${act}`)
      return found.run(body, practice)
    },
    settings: () =>
      Object.fromEntries(
        services.map((service) => [
          service.name,
          {
            unless: service.unless,
            ...(service.settingsOf && { of: service.settingsOf }),
            settings: service.settings(practice),
          },
        ]),
      ),
  }
  // Addresses of these pages hold codes and states.
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('referrer-policy', 'no-referrer')
  })
  await app.register(steeringRoutes, { services, practice, ...steering })
  await app.register(pageRoutes, { services, practice })
  for (const service of services) if (service.routes) await app.register(async (own) => service.routes?.(own, practice))
  practice.ownUrl = await app.listen({ host: '127.0.0.1', port })
  const others: { stop: () => Promise<void> }[] = []
  for (const service of services) if (service.start) others.push(await service.start(practice))
  return {
    url: practice.ownUrl,
    practice,
    app,
    ...steering,
    stop: async () => {
      telling.stop()
      await Promise.all(others.map((other) => other.stop()))
      await app.close()
    },
  }
}
