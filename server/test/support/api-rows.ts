import { uuidv7 } from 'uuidv7'
import type { ApiScope } from '@samspel/api/api-tokens'
import { newApiToken } from '../../src/auth/api-tokens'
import { addDays, dayOf } from '../../src/days'
import { sealSecret } from '../../src/modules/webhooks/repository'
import { newSecret } from '../../src/modules/webhooks/sign'
import type { Actor, TestApi } from './test-api'

/** A token of a company, as a caller. */
export const tokenOf = async (
  { db, clock }: TestApi,
  {
    companyId,
    scopes,
    brandIds = null,
    endsOn,
  }: {
    companyId: string
    scopes: readonly ApiScope[]
    brandIds?: string[] | null
    endsOn?: string
  },
): Promise<Actor> => {
  const { id, token, hash, prefix } = newApiToken()
  await db
    .insertInto('api_tokens')
    .values({
      id,
      company_id: companyId,
      name: 'Kassan',
      token_hash: hash,
      prefix,
      scopes: [...scopes],
      brand_ids: brandIds,
      created_by: null,
      created_at: clock.now.toISOString(),
      ends_on: endsOn ?? addDays(dayOf(clock.now), 30),
      last_used_on: null,
      revoked_at: null,
    })
    .execute()
  return { id, token, sessionId: id }
}

/** Addresses of a company that nothing is sent to, and a delivery in the log of one. */
export const webhookRows = async ({ db, clock, config }: TestApi, companyId: string, words: string) => {
  const one = async () => {
    const id = uuidv7()
    await db
      .insertInto('webhooks')
      .values({
        id,
        company_id: companyId,
        url: `https://127.0.0.1:9/${encodeURIComponent(words)}`,
        kinds: ['post.made'],
        brand_ids: null,
        secret: sealSecret(config, id, newSecret()),
        former_secret: null,
        former_until: null,
        paused_as: 'by_hand',
        created_at: clock.now.toISOString(),
      })
      .execute()
    return id
  }
  const [id, deletable] = [await one(), await one()]
  const delivery = uuidv7()
  await db
    .insertInto('webhook_deliveries')
    .values({
      id: delivery,
      webhook_id: id,
      kind: 'post.made',
      brand_id: null,
      facts: JSON.stringify({ post_id: words }),
      happened_at: clock.now.toISOString(),
      tried_at: null,
      status: null,
      took_ms: null,
      answer: words,
      fault: null,
    })
    .execute()
  return { id, deletable, delivery }
}
