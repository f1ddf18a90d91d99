import { Type } from 'typebox'
import { deliveryStates, webhookKinds } from '../../webhooks'
import { companyStaff } from '../actors'
import { endpoint } from '../endpoint'
import { Webhook, WebhookDelivery } from '../entities'
import { rateLimits } from '../limits'
import { Count, FilledWord, Id, IdParams, listOf, Nullable, OneOf, Optional, paged, Shape, Text } from '../primitives'

const ofOwner = { actors: companyStaff, tag: 'webhooks', params: IdParams } as const
const kinds = Type.Array(OneOf(webhookKinds), { maxItems: webhookKinds.length })
const brandIds = Nullable(Type.Array(Id, { maxItems: 50 }))
const url = FilledWord(500)
const withSecret = Shape({ webhook: Webhook, secret: Text(80) })

/** Addresses of a company's own systems that are told of what happens, signed by Standard Webhooks. */
export const webhookEndpoints = {
  listWebhooks: endpoint({
    method: 'GET',
    path: '/companies/:id/webhooks',
    ...ofOwner,
    summary: 'The addresses that a company has told of what happens, newest first, for its owners.',
    query: Shape(paged),
    response: listOf('webhooks', Webhook),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: '/companies/:id/webhooks',
    ...ofOwner,
    summary:
      'Adds an address, with the password confirmed lately; `secret` is answered this once. 422 at `url` (https alone: `invalid_url`), `kinds` and `brandIds`; 422 limit_reached.',
    rateLimit: rateLimits.secondStep,
    body: Shape({ webhook: Shape({ url, kinds, brandIds }) }),
    response: withSecret,
  }),
  updateWebhook: endpoint({
    method: 'PATCH',
    path: '/webhooks/:id',
    ...ofOwner,
    summary:
      'Changes what an address is told, or pauses it and goes on; another address needs the password confirmed lately.',
    body: Shape({
      webhook: Shape({
        url: Optional(url),
        kinds: Optional(kinds),
        brandIds: Optional(brandIds),
        paused: Optional(Type.Boolean()),
      }),
    }),
    response: Shape({ webhook: Webhook }),
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/webhooks/:id',
    ...ofOwner,
    summary: 'Takes an address away, with its log.',
  }),
  renewWebhookSecret: endpoint({
    method: 'POST',
    path: '/webhooks/:id/secret',
    ...ofOwner,
    summary: 'Another secret, with the password confirmed lately; `secret` is answered this once. For a day both sign.',
    rateLimit: rateLimits.secondStep,
    response: withSecret,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/:id/test',
    ...ofOwner,
    summary: 'Sends a `ping` at once, also to one that is paused, and answers what came back.',
    rateLimit: rateLimits.secondStep,
    response: Shape({ webhookDelivery: WebhookDelivery }),
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    ...ofOwner,
    summary: 'What an address was told in the last 30 days, newest first, by state.',
    query: Shape({ ...paged, state: Optional(OneOf(deliveryStates)) }),
    response: listOf('webhookDeliveries', WebhookDelivery),
  }),
  replayWebhookDelivery: endpoint({
    method: 'POST',
    path: '/webhook_deliveries/:id/replay',
    ...ofOwner,
    summary: 'Sends one delivery again, with the same id.',
    rateLimit: rateLimits.secondStep,
    response: Shape({ webhookDelivery: WebhookDelivery }),
  }),
  replayFailedDeliveries: endpoint({
    method: 'POST',
    path: '/webhooks/:id/replay',
    ...ofOwner,
    summary: 'Sends all that failed again, and goes on if the address was paused for that; `count` says how many.',
    rateLimit: rateLimits.secondStep,
    response: Shape({ count: Count }),
  }),
}
