import type { Handlers } from '../../http/call'
import { getServices, listReceivedWebhooks } from './queries'
import { testService } from './test-service'

export { endsJob } from './ends'

export const serviceHandlers = {
  getServices: (call) => getServices(call),
  testService: (call) => testService(call, call.params),
  listReceivedWebhooks: (call) => listReceivedWebhooks(call, call.query),
} satisfies Partial<Handlers>
