import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { ConnectedServices } from '@samspel/api'
import { services as played } from '@samspel/practice'
import { type ApiProcess, startApi } from './support/api-process'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

const root = path.join(__dirname, '../..')
const publicUrl = 'https://samspel.se'
const registrySecret = 'a secret of the registry, long enough for it'

/** The environment that compose.yaml gives the API, with what it asks for filled in. */
const composed = (): Record<string, string> => {
  const text = readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8')
  const block = /^x-api: &api\n((?:[ ]{2}.*\n)+)/m.exec(text)?.[1] ?? ''
  const given: Record<string, string> = { PUBLIC_URL: publicUrl, REGISTRY_SECRET: registrySecret }
  return Object.fromEntries(
    [...block.matchAll(/^ {2}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_all, wanted: string) => given[wanted] ?? 'x'),
    ]),
  )
}

/** What an operator adds once every service is switched on. */
const real = {
  SMTP_URL: 'smtps://samspel:password@mail.samspel.se',
  MAIL_FROM: 'Samspel <hej@samspel.se>',
  STRIPE_SECRET_KEY: 'sk_live_51HabcdefGhijkl9876',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  FACEBOOK_APP_ID: '123456789012345',
  FACEBOOK_APP_SECRET: '0123456789abcdef0123456789abcdef',
  INSTAGRAM_APP_ID: '543210987654321',
  INSTAGRAM_APP_SECRET: 'fedcba9876543210fedcba9876543210',
  PAYOUT_IBAN: 'SE3550000000054910000003',
  PAYOUT_BIC: 'NDEASESS',
  PAYOUT_PAYER_NAME: 'Kund AB',
  PAYOUT_PAYER_ID: '556677889900',
  TRANSFER_BANKGIRO: '123-4567',
  TRANSFER_RECEIVER: 'Kund AB',
  PUSH_CONTACT: 'mailto:drift@samspel.se',
}

const names = played().map(({ name }) => name)
const sandboxPaths = [
  '/sandbox',
  '/sandbox/',
  '/sandbox/page.css',
  '/sandbox/mail',
  '/sandbox/mail/1',
  '/sandbox/payments/1',
  '/sandbox/native/',
  '/sandbox/api/settings',
  '/sandbox/api/services',
  ...names.flatMap((name) => [`/sandbox/${name}`, `/sandbox/${name}/x`, `/sandbox/api/${name}/mode`]),
]

let api: TestApi
let make: Records
let admin: Actor
let company: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin', [])
  company = await make.staff('company', [(await make.brand()).id])
})
afterAll(() => api.close())

/** The API as compose starts it, but for what this machine cannot give: its database, and where it listens. */
const start = (more: Record<string, string>) => {
  const { DATABASE_URL: _database, SESSION_SECRET: _secret, ...env } = composed()
  return startApi(api, [], { ...env, ...more, LOG_LEVEL: 'info' })
}
const askOf =
  ({ port }: Pick<ApiProcess, 'port'>) =>
  async (url: string, who?: Actor, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
      redirect: 'manual',
    })
    return { status: answer.status, text: await answer.text() }
  }
type Ask = ReturnType<typeof askOf>
const states = async (ask: Ask) => {
  const { services } = JSON.parse((await ask('/api/services', admin)).text) as { services: ConnectedServices }
  return new Map(services.services.map(({ name, state }) => [name, state]))
}
const closed = async (ask: Ask) => {
  const open: string[] = []
  for (const method of ['GET', 'POST'])
    for (const url of sandboxPaths)
      if ((await ask(url, undefined, method)).status !== 404) open.push(`${method} ${url}`)
  return open
}

describe.each<[string, Record<string, string>]>([
  ['as it comes', {}],
  ['with every service switched on', real],
])('the production composition %s', (_how, more) => {
  let running: ApiProcess
  let ask: Ask
  beforeAll(async () => {
    running = await start(more)
    ask = askOf(running)
  })
  afterAll(() => running.end('SIGTERM'))
  const isOn = Object.keys(more).length > 0

  test('has no page of a practice world', async () => {
    expect(names.length).toBeGreaterThan(1)
    expect(await closed(ask)).toEqual([])
  })

  test('has no service that plays', async () => {
    const found = await states(ask)
    expect([...found.values()].filter((state) => state === 'practice')).toEqual([])
    const wanted = isOn ? 'live' : 'missing'
    for (const name of ['cards', 'bank', 'transfers', 'mail', 'web_push', 'facebook', 'instagram'] as const)
      expect([name, found.get(name)]).toEqual([name, wanted])
  })

  test('shows no account number, no card page and no network that is not set', async () => {
    expect(JSON.parse((await ask('/api/wallet/top_up', company)).text)).toMatchObject({
      top_up: { card: isOn, bankgiro: isOn ? '123-4567' : null, receiver: isOn ? 'Kund AB' : null },
    })
    expect(JSON.parse((await ask('/api/auth/ways')).text)).toEqual({ ways: { facebook: isOn, instagram: isOn } })
    const settings = JSON.parse((await ask('/api/notices/settings', company)).text) as {
      notice_settings: { push_key: string | null }
    }
    expect(settings.notice_settings.push_key !== null).toBe(isOn)
  })

  test('keeps no mail and no push in a table of the sandbox', async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_class
      WHERE relkind = 'r' AND relname LIKE 'sandbox_%' AND pg_relation_size(oid) > 0`.execute(api.db)
    expect(rows[0]?.n).toBe(0)
  })
})

describe('a rehearsal of the composition', () => {
  const rehearsal = {
    SAMSPEL_STAGE: 'staging',
    STRIPE_SECRET_KEY: 'sk_test_51HabcdefGhijkl9876',
    STRIPE_WEBHOOK_SECRET: real.STRIPE_WEBHOOK_SECRET,
  }

  test('takes test cards, says on every page what it is, and has nothing else that plays', async () => {
    const running = await start(rehearsal)
    try {
      const ask = askOf(running)
      const found = await states(ask)
      expect([...found].filter(([, state]) => state === 'practice')).toEqual([['cards', 'practice']])
      expect(await closed(ask)).toEqual([])
      for (const who of [undefined, company, admin])
        expect(JSON.parse((await ask('/api/info_banners/current', who)).text)).toMatchObject({
          info_banner: { style: 'warning', closable: false, content_en: expect.stringMatching(/^Staging:/) },
        })
    } finally {
      await running.end('SIGTERM')
    }
  })
})

test.each<[string, Record<string, string>, RegExp]>([
  ['a bank in a rehearsal', { ...real, SAMSPEL_STAGE: 'staging' }, /bank is real/],
  ['a test key', { ...real, STRIPE_SECRET_KEY: 'sk_test_51HabcdefGhijkl9876' }, /cards is not real/],
  ['an address of this machine', { ...real, FACEBOOK_GRAPH_HOST: 'http://127.0.0.1:9' }, /facebook is not real/],
  ['an example account', { ...real, PAYOUT_IBAN: 'SE4550000000058398257466' }, /bank is not real/],
  ['a mail server without a sender', { SMTP_URL: real.SMTP_URL }, /MAIL_FROM is missing/],
])('it does not start with %s, and says why', async (_what, more, sentence) => {
  const main = process.env.API_MAIN ? [process.env.API_MAIN] : ['--import', 'tsx', path.join('src', 'main.ts')]
  const child = spawn(process.execPath, main, {
    cwd: path.join(root, 'server'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...composed(),
      ...more,
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.config.dataDir,
      SESSION_SECRET: api.config.sessionSecret,
    },
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(said).toMatch(sentence)
})

const bundleOf = (name: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { ensureBundle } from './deploy/launch/lib/bundle.mjs'; console.log('@@' + await ensureBundle('${name}'))`,
    ],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .find((line) => line.startsWith('@@'))!
    .slice(2)
const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
const namesPractice = (folder: string) =>
  scriptsIn(folder).filter((file) =>
    /practice\/src\/|Övningsvärlden/.test(readFileSync(path.join(folder, file), 'utf8')),
  )

test('no code of the practice world is in the bundles, and the images are made of these alone', () => {
  expect(namesPractice(bundleOf('practice'))).not.toEqual([])
  for (const name of ['server', 'edge']) expect([name, namesPractice(bundleOf(name))]).toEqual([name, []])
  const context = readFileSync(path.join(root, 'deploy/container/context.mjs'), 'utf8')
  expect([...context.matchAll(/ensureBundle\('(\w+)'\)/g)].map(([, name]) => name).sort()).toEqual(['edge', 'server'])
  expect([...context.matchAll(/inRoot\('([\w-]+)'/g)].map(([, folder]) => folder)).not.toContain('practice')
})

describe('the edge of the composition', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samspel-edge-'))
  let child: ChildProcess
  let port = 0
  beforeAll(async () => {
    const holder = createServer().listen(0)
    await once(holder, 'listening')
    port = (holder.address() as { port: number }).port
    holder.close()
    const { privateKey } = generateKeyPairSync('ed25519')
    const key = path.join(folder, 'key.pem')
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    child = spawn(process.execPath, [path.join(bundleOf('edge'), 'edge.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'info',
        // As its image sets them.
        HOST: '0.0.0.0',
        STORAGE_DIR: path.join(folder, 'storage'),
        REGISTRY_SIGNING_KEY: key,
        PORT: String(port),
        API_URL: 'http://127.0.0.1:9',
        PUBLIC_URL: publicUrl,
      },
    })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The edge ended with ${code}`)))
      let said = ''
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (/listening at/.test(said)) resolve()
      })
    })
  })
  afterAll(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })

  test('leads nobody below /sandbox', async () => {
    expect(await closed(askOf({ port }))).toEqual([])
  })
})
