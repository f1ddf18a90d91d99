import type { DeliveryState, WebhookPause } from '@samspel/api/webhooks'
import type { Auto, Json } from './column'

interface ApiTokens {
  id: string
  company_id: string
  name: string
  token_hash: Buffer
  prefix: string
  scopes: string[]
  brand_ids: string[] | null
  created_by: string | null
  created_at: string
  ends_on: string
  last_used_on: string | null
  revoked_at: string | null
}

export interface Webhooks {
  id: string
  company_id: string
  url: string
  kinds: string[]
  brand_ids: string[] | null
  /** Sealed, as the former one. */
  secret: string
  former_secret: string | null
  former_until: string | null
  paused_as: WebhookPause | null
  created_at: string
}

export interface WebhookDeliveries {
  id: string
  webhook_id: string
  kind: string
  brand_id: string | null
  facts: Json<Record<string, unknown>>
  happened_at: string
  state: Auto<DeliveryState>
  attempts: Auto<number>
  begun_at: Auto<string>
  next_at: Auto<string>
  tried_at: string | null
  status: number | null
  took_ms: number | null
  answer: string | null
  fault: string | null
  created_at: Auto<string>
}

/** The tables of the API for companies: tokens, and what their systems are told. */
export interface ApiTables {
  api_tokens: ApiTokens
  webhooks: Webhooks
  webhook_deliveries: WebhookDeliveries
}
