import { sql } from 'kysely'
import { webhookDays } from '@samspel/api/webhooks'
import type { Handlers } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { sendDue } from './deliver'
import { listWebhookDeliveries, replayFailedDeliveries, replayWebhookDelivery, testWebhook } from './log'
import { createWebhook, deleteWebhook, listWebhooks, renewWebhookSecret, updateWebhook } from './webhooks'

export { type Answer, isWebhookAddress, post } from './post'
export { sealedWebhooks, sealSecret } from './repository'
export { newSecret, signedHeaders } from './sign'

export const webhookHandlers = {
  listWebhooks: (call) => listWebhooks(call, { id: call.params.id, query: call.query }),
  createWebhook: (call) => createWebhook(call, call.params),
  updateWebhook: (call) => updateWebhook(call, call.params),
  deleteWebhook: (call) => deleteWebhook(call, call.params),
  renewWebhookSecret: (call) => renewWebhookSecret(call, call.params),
  testWebhook: (call) => testWebhook(call, call.params),
  listWebhookDeliveries: (call) => listWebhookDeliveries(call, { id: call.params.id, query: call.query }),
  replayWebhookDelivery: (call) => replayWebhookDelivery(call, call.params),
  replayFailedDeliveries: (call) => replayFailedDeliveries(call, call.params),
} satisfies Partial<Handlers>

/** Tells the addresses of companies what has happened. A job of its own, so that slow receivers hold up no mail. */
export const webhookJob: Job = {
  name: 'webhooks',
  everyMs: 2_000,
  run: async (context) => {
    while ((await sendDue(context)) > 0);
  },
}

/** Deletes what the log keeps no longer. */
export const webhookLogJob: Job = {
  name: 'webhook-log-clean-up',
  everyMs: 3_600_000,
  run: ({ db }) =>
    sql`DELETE FROM webhook_deliveries WHERE created_at < now() - make_interval(days => ${webhookDays.kept})`.execute(
      db,
    ),
}
