import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

/** What an outside developer would write, knowing only the document at /docs/json. */
const client = `
import createClient from 'openapi-fetch'
import type { components, paths } from './schema'

declare const process: { argv: string[] }
const [, , baseUrl = '', token = ''] = process.argv
const api = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${token}\` } })

const { data, error } = await api.GET('/api/campaigns', { params: { query: { state: 'draft', per_page: 5 } } })
if (!data) throw new Error(error.error)
const [first]: components['schemas']['Campaign'][] = data.campaigns
console.log(JSON.stringify({ name: first?.name, of: data.meta.total_count }))

export const refused = () => [
  // @ts-expect-error a state that no campaign has
  api.GET('/api/campaigns', { params: { query: { state: 'nowhere' } } }),
  // @ts-expect-error a path that is not there
  api.GET('/api/nothing'),
  // @ts-expect-error money moves with a key only
  api.POST('/api/accounts/{id}/payouts', { params: { path: { id: '1' } }, body: { payout: { amount: 100 } } }),
]
`

const run = promisify(execFile)
const root = path.resolve(__dirname, '../..')
const server = path.join(root, 'server')
const tool = (from: string, file: string, ...args: string[]) =>
  run(process.execPath, [path.join(from, 'node_modules', file), ...args], {
    cwd: server,
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${file}: ${error.stdout}${error.stderr}`)
  })

let testApi: TestApi
let folder: string
let documentFile: string
beforeAll(async () => {
  testApi = await openTestApi()
  const cache = path.join(server, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  // Inside the package, so that the client can resolve its imports.
  folder = mkdtempSync(path.join(cache, 'openapi-'))
  documentFile = path.join(folder, 'openapi.json')
  writeFileSync(documentFile, (await testApi.app.inject({ url: '/docs/json' })).body)
})
afterAll(async () => {
  await testApi.close()
  rmSync(folder, { recursive: true, force: true })
})

test('/docs/companies has the calls that tokens open, each with its scope, and no other', async () => {
  const { paths } = JSON.parse((await testApi.app.inject({ url: '/docs/companies/json' })).body) as {
    paths: Record<string, Record<string, { operationId: string; security: Record<string, string[]>[] }>>
  }
  const told = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(
      ({ operationId, security }) => `${operationId} ${security.find((one) => one.companyToken)?.companyToken?.join()}`,
    )
  const open = (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([, { scope }]) => scope)
    .map(([key, { scope }]) => `${key} ${scope}`)
  expect(told.sort()).toEqual(open.sort())
  const page = (await testApi.app.inject({ url: '/docs/companies' })).body
  expect(page).toContain('id="listCampaigns"')
  expect(page).not.toContain('id="createCampaign"')
})

describe('/docs/json', () => {
  test('passes the recommended rules for OpenAPI without a warning', async () => {
    const { stdout } = await tool(
      server,
      '@redocly/cli/bin/cli.js',
      'lint',
      documentFile,
      '--extends=recommended',
      '--format=json',
    )
    const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: { message: string }[] }
    expect(problems.map(({ message }) => message)).toEqual([])
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  })

  test('a client that is generated from it has the types of the calls, and makes one', async () => {
    writeFileSync(path.join(folder, 'client.ts'), client)
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
    await tool(server, 'openapi-typescript/bin/cli.js', documentFile, '--output', path.join(folder, 'schema.d.ts'))
    await tool(
      root,
      'typescript-7/bin/tsc',
      ...['--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
      ...['--skipLibCheck', '--outDir', folder, path.join(folder, 'client.ts')],
    )

    const make = recordsOf(testApi)
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    await make.campaign(brand.id, { state: 'draft', name: 'Vår' })
    await testApi.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = testApi.app.server.address() as AddressInfo
    const { stdout } = await run(process.execPath, [
      path.join(folder, 'client.js'),
      `http://127.0.0.1:${port}`,
      staff.token,
    ])
    expect(JSON.parse(stdout)).toEqual({ name: 'Vår', of: 1 })
  })

  test('says what the contract says of keys, limits and records that are not there', async () => {
    const { paths } = (await testApi.app.inject({ url: '/docs/json' })).json() as {
      paths: Record<
        string,
        Record<
          string,
          {
            parameters: { name: string; required: boolean }[]
            responses: Record<string, { description: string }>
          }
        >
      >
    }
    const payout = paths['/api/accounts/{id}/payouts']?.post
    expect(payout?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', required: true }))
    for (const endpoint of Object.values(endpoints as Record<string, Endpoint>)) {
      const base = endpoint.base === 'public' ? '/public' : '/api'
      const at = paths[base + endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect(429 in at!.responses).toBe(endpoint.rateLimit !== undefined)
      if (endpoint.params) expect(at!.responses[404]!.description).toContain(endpoint.notFound ?? 'not_found')
    }
  })
})
