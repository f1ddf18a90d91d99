import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTokens } from '../src/auth/sessions'
import { apiEntry } from './support/api-process'
import { startMailServer } from './support/mail-server'
import { recordsOf } from './support/records'
import { linkIn } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let mails: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mails = await startMailServer()
  api = await openTestApi()
})
afterAll(async () => {
  await api.close()
  await mails.close()
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The server as it runs in production, with the most verbose logging. */
const startServer = async () => {
  const port = await freePort()
  const child = spawn(process.execPath, apiEntry, {
    cwd: path.join(__dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.config.dataDir,
      SESSION_SECRET: api.config.sessionSecret,
      PORT: String(port),
      APP_URL: api.config.appUrl,
      LOG_LEVEL: 'trace',
      REGISTRY_URL: '',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'Samspel <hej@samspel.test>',
    },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const started = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (/listening/i.test(log)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${log}`)))
  })
  await started
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    return log
  }
  return { home: `http://127.0.0.1:${port}`, stop }
}

test('QUALITY 16 no token, password or link of a mail is in the log, in what goes well, is refused, is malformed or breaks', async () => {
  const server = await startServer()
  const secrets: Record<string, string> = {
    password: 'pass-word-of-the-log-test',
    'new password': 'another-word-of-the-log-test',
  }
  const call = async (
    method: string,
    url: string,
    {
      token,
      body,
      raw,
      headers = {},
    }: { token?: string; body?: object; raw?: string; headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(server.home + url, {
      method,
      redirect: 'manual',
      headers: {
        ...(body || raw !== undefined ? { 'content-type': 'application/json' } : {}),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...((raw ?? body) !== undefined && { body: raw ?? JSON.stringify(body) }),
    })
    const renewed = response.headers.get('authorization')?.replace('Bearer ', '')
    if (renewed) secrets[`session token ${Object.keys(secrets).length}`] = renewed
    await response.text()
    return { status: response.status, token: renewed }
  }
  const email = 'logged@samspel.test'
  const credentials = { email, password: secrets.password }
  const { token } = await call('POST', '/api/auth/users', {
    body: { user: { ...credentials, brand_name: 'Loggat', slug: 'loggat' } },
  })
  await call('POST', '/api/auth/users/sign_in', { body: { user: credentials } })
  await call('POST', '/api/auth/users/sign_in', { body: { user: { ...credentials, email: 'nobody@samspel.test' } } })
  await call('POST', '/api/auth/users/password', { body: { user: { email }, redirect_url: '' } })

  const creator = await recordsOf(api).creator()
  const entry = createTokens(api.app).signEntry(
    { id: creator.sessionId, scope: 'instagramer', ownerId: creator.id },
    new Date(),
  )
  secrets['entry token'] = entry
  expect((await call('GET', '/api/auth/validate_token', { token: entry })).status).toBe(200)

  // Two links arrive through the server's own job.
  const links = () => mails.mails.filter(({ to }) => to.includes(email)).map(({ mail }) => linkIn(mail.text))
  while (links().length < 2) await new Promise((resolve) => setImmediate(resolve))
  for (const link of links()) for (const [name, value] of link.searchParams) secrets[name] = value
  const reset = {
    user: {
      password: secrets['new password'],
      password_confirmation: secrets['new password'],
      reset_password_token: secrets.reset_password_token,
    },
  }
  expect(
    (await call('PUT', '/api/auth/users/confirmation', { body: { confirmation_token: secrets.confirmation_token } }))
      .status,
  ).toBe(200)
  expect(
    (await call('PUT', '/api/auth/users/confirmation', { body: { confirmation_token: secrets.confirmation_token } }))
      .status,
  ).toBe(422)
  expect((await call('PUT', '/api/auth/users/password', { body: reset })).status).toBe(204)
  expect((await call('PUT', '/api/auth/users/password', { body: reset })).status).toBe(422)

  // In addresses, where they do not belong, and in unparsable input.
  const inQuery = Object.values(secrets).map((secret) => `jwt=${secret}`)
  const odd = inQuery.flatMap((query) => [
    `/api/users/me?${query}`,
    `/api/nowhere?${query}`,
    `/api/%zz?${query}`,
    `/login/creator?${query}`,
    `/api/auth/instagramers/auth/facebook?${query}`,
    `/api/auth/instagramers/facebook/callback?state=${query}&code=${query}`,
    `/public/invitations/${query.slice(4)}`,
    `/sandbox/mail?to=${query}`,
  ])
  for (const url of odd) await call('GET', url)
  for (const secret of Object.values(secrets)) {
    await call('POST', '/api/auth/users/sign_in', { raw: `${secret}` })
    await call('POST', '/api/auth/users/sign_in', { raw: `{"user":{"password":"${secret}"` })
    await call('PUT', '/api/auth/users/confirmation', { body: { confirmation_token: `${secret}\u0000` } })
    await call('DELETE', `/api/sessions/${secret.slice(0, 200)}`, { token: secret })
    await call('GET', '/api/users/me', {
      token: secret,
      headers: { referer: `${server.home}/?jwt=${secret}`, cookie: `x=${secret.slice(0, 500)}` },
    })
  }
  // A call that fails on our side is logged with its error.
  await api.db.schema.alterTable('devices').renameTo('devices_away').execute()
  expect(
    (
      await call('POST', '/api/devices', {
        token: entry,
        body: { token: 'phone-token-of-the-log-test', platform: 'ios', environment: 'test' },
      })
    ).status,
  ).toBe(500)
  await api.db.schema.alterTable('devices_away').renameTo('devices').execute()
  secrets['phone token'] = 'phone-token-of-the-log-test'
  secrets['first token'] = token ?? ''

  const log = await server.stop()
  const parts = Object.entries(secrets).flatMap(
    ([name, secret]) =>
      [
        [name, secret],
        [`${name}, signature`, secret.split('.')[2] ?? secret],
      ] as const,
  )
  const found = parts.filter(([, part]) => part.length > 20 && log.includes(part)).map(([name]) => name)
  console.info(
    `secrets in the log: ${found.length} of ${Object.keys(secrets).length} (${log.split('\n').length} lines)`,
  )
  expect(log.split('\n').length).toBeGreaterThan(50)
  const calls = log.split('\n').filter((line) => line.includes('"route":'))
  expect(calls.find((line) => line.includes('"route":"/api/auth/users/sign_in"'))).toContain('"caller":"anonymous"')
  expect(calls.find((line) => line.includes('"route":"/api/auth/validate_token"'))).toContain(
    `"caller":"${creator.id}"`,
  )
  expect(found).toEqual([])
})
