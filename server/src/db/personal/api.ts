import { plain, type Plans } from './answers'

/** The API for companies: what stands there is of a company’s systems. Deliveries name persons by ids alone. */
export const api: Plans<'api_tokens' | 'webhooks' | 'webhook_deliveries'> = {
  api_tokens: { columns: plain('name', 'token_hash', 'prefix', 'scopes') },
  webhooks: { columns: plain('url', 'kinds', 'secret', 'former_secret', 'former_until') },
  webhook_deliveries: { columns: plain('kind', 'facts', 'answer', 'fault') },
}
