import { Type } from 'typebox'
import { platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { ConnectedServices, ReceivedWebhook, serviceNames, ServiceTest } from '../entities'
import { listOf, OneOf, Optional, paged, Shape } from '../primitives'

const tag = 'services'

export const serviceEndpoints = {
  getServices: endpoint({
    method: 'GET',
    path: '/services',
    actors: platformStaff,
    tag,
    summary: 'The services outside: their state, what they did last, what ends, and their calls of the last 24 hours.',
    response: Shape({ services: ConnectedServices }),
  }),
  testService: endpoint({
    method: 'POST',
    path: '/services/:name/test',
    actors: platformStaff,
    tag,
    summary: 'Asks a service something harmless, at most once a minute: 429 too_many_requests.',
    params: Shape({ name: OneOf(serviceNames) }),
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    response: Shape({ test: ServiceTest }),
  }),
  listReceivedWebhooks: endpoint({
    method: 'GET',
    path: '/services/webhooks',
    actors: platformStaff,
    tag,
    summary: 'Calls of services to us in the last 24 hours, refused ones too, newest first.',
    query: Shape({ ...paged, service: Optional(OneOf(serviceNames)), refused: Optional(Type.Boolean()) }),
    response: listOf('receivedWebhooks', ReceivedWebhook),
  }),
}
