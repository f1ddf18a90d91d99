import type { Handlers } from '../../http/call'
import { getServices } from './queries'
import { rerunWebhook } from './rerun'
import { testService } from './test-service'
import { listReceivedWebhooks } from './webhooks'

export { endsJob } from './ends'

export const serviceHandlers = {
  getServices: (call) => getServices(call),
  testService: (call) => testService(call, call.params),
  listReceivedWebhooks: (call) => listReceivedWebhooks(call, call.query),
  rerunWebhook: (call) => rerunWebhook(call, call.params),
} satisfies Partial<Handlers>
