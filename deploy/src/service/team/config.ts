import type { FastifyInstance } from 'fastify'
import type { ConfigValue } from '@samspel/federation/registry'
import { listConfig, setConfig, unsetConfig } from '../../commands/config'
import type { Storage } from '../../storage/storage'
import { configSchemas } from '../config-schemas'
import { actorOf } from './who'

interface Asked {
  Params: { name: string; key: string }
  Body: { value?: ConfigValue; company?: string; role?: string; reason: string }
}

/** The settings of a remote: read with any token that reaches it, changed by who may promote it. A body without a value takes it away. */
export function registerConfig(service: FastifyInstance, storage: Storage): void {
  service.get<Pick<Asked, 'Params'>>(
    '/remotes/:name/config',
    { config: { own: true }, schema: configSchemas.list },
    ({ params: { name } }) => listConfig(storage, name),
  )
  service.post<Asked>(
    '/remotes/:name/config/:key',
    { config: { right: 'promote' }, schema: configSchemas.change },
    (request) => {
      const { name, key } = request.params
      const { value, ...options } = { ...request.body, ...actorOf(request) }
      return value === undefined
        ? unsetConfig(storage, name, key, options)
        : setConfig(storage, name, key, value, options)
    },
  )
}
