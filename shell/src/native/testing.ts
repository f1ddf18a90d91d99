import { snakeizeKeys } from '@samspel/api'
import type { NativeHost, OutgoingMessage } from '@samspel/native'
import type { FakeRoutes } from '@samspel/testing'
import { buildInstagramer, waitFor } from '@samspel/testing'
import { makeToken, startSession } from '../session/testing'

export const anna = makeToken({ scp: 'instagramer', sub: 'anna' })

/** A wrapper that keeps what the page says, and says what a test wants. */
export function fakeWrapper() {
  const sent: OutgoingMessage[] = []
  let ids = 0
  const host: NativeHost = { postMessage: (text) => void sent.push(JSON.parse(text) as OutgoingMessage) }
  return {
    host,
    of: <T extends OutgoingMessage['type']>(type: T) =>
      sent.filter((message) => message.type === type) as Extract<OutgoingMessage, { type: T }>[],
    say: (message: object) => host.onMessage?.(JSON.stringify({ id: `t${(ids += 1)}`, ...message })),
  }
}

/** The page inside that wrapper, signed in as a creator; its bridge takes one subscriber, so a test file has one page. */
export async function openInside(host: NativeHost, routes: FakeRoutes = {}, over: object = {}) {
  let devices = 0
  window.samspelNative = host
  const session = startSession(
    {
      'GET /instagramers/me': { instagramer: snakeizeKeys({ ...buildInstagramer(), emailConfirmed: true, ...over }) },
      'POST /devices': ({ body }) => ({ device: { id: `d${(devices += 1)}`, ...(body as object) } }),
      'DELETE /devices/:id': undefined,
      'DELETE /auth/instagramers/sign_out': undefined,
      ...routes,
    },
    anna,
  )
  const { followWrapper } = await import('./wrapper')
  const went: string[] = []
  const problems: string[] = []
  followWrapper({
    store: session.store,
    navigate: (path) => void went.push(path),
    onProblem: ({ message }) => problems.push(message),
  })
  await waitFor(() => {
    if (!session.store.getState().auth.roleResolved) throw new Error('not yet')
  })
  return { ...session, went, problems }
}
