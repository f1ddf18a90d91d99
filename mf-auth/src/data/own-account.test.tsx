/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { buildUser, cleanup, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { useOwnAccount } from './own-account'

afterEach(cleanup)

function Probe() {
  const { status, error, retry } = useOwnAccount()
  return (
    <>
      <output>{`${status} ${error?.status ?? 'no failure'}`}</output>
      <button onClick={retry}>again</button>
    </>
  )
}

test('a failure is said until a retry goes well, and then no longer', async () => {
  const { user, api } = renderWithApp(<Probe />, {
    api: { 'GET /users/me': reply(503) },
    state: { auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true } } as never,
  })
  const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  await says('error no failure')
  await user.click(screen.getByRole('button'))
  await says('error 503')
  api.on({ 'GET /users/me': reply(500) })
  await user.click(screen.getByRole('button'))
  await says('error 500')
  api.on({ 'GET /users/me': { user: wire(buildUser()) } })
  await user.click(screen.getByRole('button'))
  await says('ready no failure')
})
