import { Secret, TOTP } from 'otpauth'
import type { Actor, Answer, TestApi } from './test-api'

/** An app that shows codes, as people have one on their phone. `ahead`: of which of the following half minutes. */
export const appFor = (api: Pick<TestApi, 'clock'>, secret: string) => {
  const totp = new TOTP({
    issuer: 'Samspel',
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
  return (ahead = 0) => totp.generate({ timestamp: api.clock.now.getTime() + ahead * 30_000 })
}

/** What an answer of `second_step_needed` gives for going on. */
export const stepIn = ({ body }: Answer) => (body as { second_step: { token: string; ways: string[] } }).second_step

/** Turns on an app for a member of staff: its codes, and the recovery codes that were shown. */
export const turnOnApp = async (api: TestApi, who: Actor) => {
  const started = (await api.call(who, 'POST', '/api/users/me/second_step/app')).body as {
    secret: string
    address: string
  }
  if (!started.secret) throw new Error(`No app: ${JSON.stringify(started)}`)
  const code = appFor(api, started.secret)
  const confirmed = await api.call(who, 'PUT', '/api/users/me/second_step/app', { body: { code: code(-1) } })
  if (confirmed.status !== 200) throw new Error(`No code: ${JSON.stringify(confirmed.body)}`)
  const { recovery_codes: recoveryCodes } = confirmed.body as { recovery_codes: string[] }
  return { code, recoveryCodes, address: started.address, confirmed }
}
