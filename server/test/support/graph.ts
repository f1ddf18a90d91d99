import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tokenCipher } from '../../src/auth/field-cipher'
import { ownerOf } from '../../src/modules/social/identities'
import { openTestApi, type TestApi } from './test-api'

/** An API that is registered as an app with a network whose answers the test writes itself. */
export const openGraphApi = async (answer: RequestListener) => {
  const graph = createServer(answer).listen(0, '127.0.0.1')
  await once(graph, 'listening')
  const address = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`
  const api: TestApi = await openTestApi({
    social: {
      facebook: { id: 'app-1', secret: 's', authorizeHost: address, tokenHost: address, graphHost: address },
      timeoutMs: 2_000,
    },
  })
  /** Gives a creator a connected account, with a token that lives for some days. */
  const connect = async (creatorId: string, { token = 't', days }: { token?: string; days: number }) => {
    await api.db
      .updateTable('instagramers')
      .set({ connected_ig_user_id: `ig-${creatorId}` })
      .where('id', '=', creatorId)
      .execute()
    await api.db
      .insertInto('provider_identities')
      .values({
        provider: 'facebook',
        subject: creatorId,
        instagramer_id: creatorId,
        access_token: tokenCipher(api.config.paymentDetailsKeys).seal(token, ownerOf('facebook', creatorId)),
        token_expires_at: new Date(api.clock.now.getTime() + days * 86_400_000).toISOString(),
      })
      .execute()
  }
  const close = async () => {
    await api.close()
    graph.closeAllConnections()
    graph.close()
    await once(graph, 'close')
  }
  return { api, address, connect, close }
}

export type GraphApi = Awaited<ReturnType<typeof openGraphApi>>
