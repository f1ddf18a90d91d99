import type { FastifyPluginAsync } from 'fastify'
import { forms } from './forms'
import { remember } from './happened'
import { type Mode, modes, type Practice, type Service, type ServiceSettings, WrongAct } from './service'

interface Steering {
  services: readonly Service[]
  practice: Practice
  mode: (service: string, mode: Mode) => void
  steer: (service: string, act: string, body: Record<string, unknown>) => Promise<unknown>
  settings: () => Record<string, ServiceSettings>
}

type Fields = Record<string, unknown>

/**
 * Makes things happen: `GET /sandbox/api/settings` for the launcher, `POST /sandbox/api/<service>/mode` and `/sandbox/api/<service>/<act>`
 * for the page and for tests. A form of the page gets the page again.
 */
export const steeringRoutes: FastifyPluginAsync<Steering> = async (
  app,
  { services, practice, mode, steer, settings },
) => {
  forms(app)
  app.get('/sandbox/api/settings', async () => settings())
  app.get('/sandbox/api/services', async () =>
    services.map(({ name, acts }) => ({ name, mode: practice.modeOf(name), acts: Object.keys(acts) })),
  )
  app.post<{ Params: { service: string; act: string }; Body: Fields | undefined }>(
    '/sandbox/api/:service/:act',
    async ({ params, body, headers }, reply) => {
      const service = services.find(({ name }) => name === params.service)
      if (!service || (params.act !== 'mode' && !service.acts[params.act]))
        return reply.code(404).send({ error: 'not_found' })
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      const what = params.act === 'mode' ? `mode ${String(body?.mode)}` : params.act
      const back = (said: string, ok: boolean) => {
        remember(practice, { service: service.name, what, said, ok })
        return reply.redirect(`/sandbox#${service.name}`, 303)
      }
      try {
        if (params.act === 'mode') {
          const wished = modes.find((each) => each === body?.mode)
          if (!wished) throw new WrongAct(`mode is one of ${modes.join(', ')}`)
          mode(service.name, wished)
        }
        const result =
          params.act === 'mode'
            ? { mode: practice.modeOf(service.name) }
            : await steer(service.name, params.act, body ?? {})
        return isForm
          ? back(params.act === 'mode' ? '' : JSON.stringify(result ?? {}), true)
          : { result: result ?? null }
      } catch (error) {
        if (!(error instanceof WrongAct)) throw error
        return isForm ? back(error.message, false) : reply.code(422).send({ error: error.message })
      }
    },
  )
}
