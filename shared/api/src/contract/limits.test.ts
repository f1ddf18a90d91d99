import { expect, test } from '@jest/globals'
import { type Endpoint, endpoints } from '.'
import { rateLimits } from './limits'

const all = Object.entries(endpoints as Record<string, Endpoint>)

interface Schema {
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}
/** Names of all fields of a body, however deep. */
const namesIn = (schema: Schema | undefined): string[] => [
  ...Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
  ...(schema?.anyOf ?? []).flatMap(namesIn),
]

/** What another person could find out by trying. A new password is none; its fields come in pairs, and are not compared with anything. */
const secretsOf = ({ params, body }: Endpoint): string[] => {
  const names = [...namesIn(params as Schema | undefined), ...namesIn(body as Schema | undefined)]
  const isNewPassword =
    names.includes('passwordConfirmation') || names.includes('acceptTerms') || names.includes('slug')
  return names.filter((name) => (name === 'password' && !isNewPassword) || /^(?:code|token|.*Token|.*Code)$/.test(name))
}

/** Fields of these names that nobody is let in by. */
const noSecret: Record<string, readonly string[]> = {
  // The address of the caller's own phone at its maker.
  createDevice: ['token'],
  // 256 bits, and a page that may be opened from a whole office at once.
  getSharedReport: ['token'],
  getSharedReportFile: ['token'],
  stopReportMail: ['token'],
  // What is made; the token is answered.
  createApiToken: ['apiToken'],
  // Of a secret that the caller was shown a moment before.
  confirmSecondStepApp: ['code'],
  // What buyers type in a shop, for everybody to read.
  setCreatorCode: ['discountCode'],
}
const isCountry = (name: string) => name === 'countryCode' || name === 'postalCode'

test('every password and every other secret that could be guessed is tried under one of the shared limits', () => {
  const shared: readonly unknown[] = [rateLimits.guessing, rateLimits.ownPassword, rateLimits.passes]
  const asking = all.flatMap(([key, endpoint]) => {
    const secrets = secretsOf(endpoint).filter((name) => !isCountry(name) && !noSecret[key]?.includes(name))
    return secrets.length > 0 ? [{ key, endpoint }] : []
  })
  expect(asking.map(({ key }) => key).sort()).toEqual(
    expect.arrayContaining(['approvePayoutBatch', 'checkPass', 'confirmUser', 'deleteUserMe', 'signInUser']),
  )
  expect(asking.filter(({ endpoint }) => !shared.includes(endpoint.rateLimit)).map(({ key }) => key)).toEqual([])
})

test('whoever is signed in tries the own password under one limit, wherever it is asked for', () => {
  const own = all.filter(
    ([, endpoint]) => !endpoint.actors.includes('anonymous') && secretsOf(endpoint).includes('password'),
  )
  expect(own.map(([key]) => key).sort()).toEqual([
    'approvePayoutBatch',
    'confirmPassword',
    'deleteInstagramerMe',
    'deleteUserMe',
  ])
  for (const [, { rateLimit }] of own) expect(rateLimit).toBe(rateLimits.ownPassword)
})
