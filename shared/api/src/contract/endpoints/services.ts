import { Type } from 'typebox'
import { platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { ConnectedServices, ReceivedWebhook, serviceNames, ServiceTest, WebhookRerun } from '../entities'
import { Id, listOf, OneOf, Optional, paged, Shape } from '../primitives'

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
    summary:
      'Calls of services to us in the last 24 hours, refused ones too, newest first; with `failed` those of 14 days that can be run again.',
    query: Shape({
      ...paged,
      service: Optional(OneOf(serviceNames)),
      refused: Optional(Type.Boolean()),
      failed: Optional(Type.Boolean()),
    }),
    response: listOf('receivedWebhooks', ReceivedWebhook),
  }),
  rerunWebhook: endpoint({
    method: 'POST',
    path: '/services/webhooks/:id/rerun',
    actors: platformStaff,
    tag,
    summary:
      'Carries over once more what a service told and we failed at. What was carried over before changes nothing. 409 conflict when there is nothing to run again, 429 too_many_requests within a minute.',
    params: Shape({ id: Id }),
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    response: Shape({ rerun: WebhookRerun, receivedWebhook: ReceivedWebhook }),
  }),
}
