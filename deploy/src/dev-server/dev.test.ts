import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { OverrideState } from '@samspel/federation/registry'
import { release } from '../testing/releases'
import { askShell } from './dev-override'
import { devServer } from './dev-server'
import { readable } from './readable'
import { atOrigin } from './release'
import { keepBuild } from './watch/keep-build'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-server-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a watched build', () => {
  const build = async (text: string) => {
    const from = join(folder, 'out')
    await mkdir(from, { recursive: true })
    await writeFile(join(from, 'entry.js'), `var mf_x_0_0_0_dev_00000000 = ${text}`)
    await writeFile(join(from, 'font.woff2'), 'mf_x_0_0_0_dev_00000000')
    return from
  }

  test('gets version, address and global from its contents: two of them can live in one page', async () => {
    const kept: string[] = []
    const first = await keepBuild(await build('1'), folder, 'mf-x', kept)
    const second = await keepBuild(await build('2'), folder, 'mf-x', kept)
    expect(first).toMatch(/^0\.0\.0-dev-[0-9a-f]{8}$/)
    expect(second).not.toBe(first)
    expect(await readFile(join(folder, second, 'entry.js'), 'utf8')).toBe(`var mf_x_${second.replace(/\W/g, '_')} = 2`)
    expect(await readFile(join(folder, second, 'font.woff2'), 'utf8')).toBe('mf_x_0_0_0_dev_00000000')
    expect(await keepBuild(await build('1'), folder, 'mf-x', kept)).toBe(first)
    expect(kept).toEqual([second, first])
  })

  test('the last five stay, for tabs that still run them', async () => {
    const kept: string[] = []
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) await keepBuild(await build(text), folder, 'mf-x', kept)
    expect(kept).toHaveLength(5)
    expect((await readdir(folder)).filter((name) => name !== 'out').sort()).toEqual([...kept].sort())
  })

  test('its complaints come without the stacks of the bundler', () => {
    const text =
      'ERROR in ./src/X.tsx\n\u001b[31mError\u001b[0m:   x Expression expected\n 78 | const a = \nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>\n    at f (/node_modules/x.js:1:1)\n'
    expect(readable(text)).toBe('ERROR in ./src/X.tsx\nError:   x Expression expected\n 78 | const a =')
  })
})

describe('dev', () => {
  const origin = 'http://localhost:3004'
  const into = 'https://test.samspel.se'

  test('an override has absolute addresses and no hashes', () => {
    expect(atOrigin(release('mf-x', '1'), origin)).toMatchObject({
      entry: `${origin}/remotes/mf-x/1/remoteEntry.js`,
      preload: { '/mf-x': [`${origin}/remotes/mf-x/1/app.js`, `${origin}/remotes/mf-x/1/app.css`] },
      files: {},
    })
  })

  const write = async (version: string) => {
    await mkdir(join(folder, version), { recursive: true })
    const manifest = { name: 'mf-x', routes: [{ path: '/x', areas: ['admin'] }] }
    const chunks = { mf_x: ['entry.js'], app: ['app.js'] }
    await writeFile(
      join(folder, version, 'build.json'),
      JSON.stringify({
        kind: 'remote',
        chunks,
        files: [],
        remote: { manifest, global: 'mf_x', needs: { shared: {}, contract: '0.1.0' } },
      }),
    )
    await writeFile(join(folder, version, 'entry.js'), version)
  }

  test('release.json is there after the first build, readable by that shell alone; each further build is told', async () => {
    const { app, take } = await devServer({ name: 'mf-x', releases: folder, origin, into })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    try {
      expect((await fetch(`${address}/release.json`)).status).toBe(503)
      await write('1')
      await take({ state: 'built', version: '1', ms: 1 })
      const answer = await fetch(`${address}/release.json`)
      expect(answer.headers.get('access-control-allow-origin')).toBe(into)
      const { entry } = (await answer.json()) as { entry: string }
      expect(entry).toBe(`${origin}/remotes/mf-x/1/entry.js`)
      expect(await (await fetch(entry.replace(origin, address))).text()).toBe('1')

      const changes = (await fetch(`${address}/changes`)).body!.pipeThrough(new TextDecoderStream()).getReader()
      await changes.read()
      await write('2')
      await take({ state: 'built', version: '2', ms: 1 })
      expect((await changes.read()).value).toBe('data: {"name":"mf-x","version":"2"}\n\n')
      await take({ state: 'failed', problems: 'no' })
      expect((await changes.read()).value).toBe('event: failed\ndata: {"problems":"no"}\n\n')
      await changes.cancel()
    } finally {
      await app.close()
    }
  })
})

test('a page that has taken changes in finds what came later in the folder of its own build, under its own global', async () => {
  const write = async (version: string, file: string, text: string) => {
    await mkdir(join(folder, version), { recursive: true })
    await writeFile(join(folder, version, file), text)
  }
  const { app, take } = await devServer({
    name: 'mf-x',
    releases: folder,
    origin: 'http://localhost:3004',
    into: 'https://test.samspel.se',
  })
  const facts = {
    kind: 'remote',
    chunks: { mf_x_2: ['entry.js'], app: ['app.js'] },
    files: [],
    remote: { manifest: { name: 'mf-x', routes: [] }, global: 'mf_x_2', needs: { shared: {}, contract: '0.1.0' } },
  }
  try {
    await write('1', 'app.js', 'first')
    await write('2', 'build.json', JSON.stringify(facts))
    await write('2', 'app.js', 'second')
    await write('1', 'app.css', 'first')
    await write('2', 'app.css', 'second')
    await write('2', 'app.a1.hot-update.js', 'self["webpackHotUpdatemf_x_2"]()')
    await take({ state: 'built', version: '2', ms: 1 })
    const later = await app.inject('/remotes/mf-x/1/app.a1.hot-update.js')
    expect([later.body, later.headers['content-type']]).toEqual([
      'self["webpackHotUpdatemf_x_1"]()',
      expect.stringContaining('javascript'),
    ])
    expect((await app.inject('/remotes/mf-x/1/app.js')).body).toBe('first')
    expect((await app.inject('/remotes/mf-x/1/app.css')).body).toBe('second')
    expect((await app.inject('/remotes/mf-x/1/none.js')).statusCode).toBe(404)
    expect((await app.inject('/remotes/mf-x/1/..%2f..%2fsecret.js')).statusCode).not.toBe(200)
  } finally {
    await app.close()
  }
})

describe('where it runs inside', () => {
  let shell: Server
  const allowed: OverrideState = { allowed: true, origins: ['http://localhost:*'], active: [], refused: [] }
  const ask = async (overrides: OverrideState | undefined, registry = true) => {
    shell = createServer((request, response) => {
      if (request.url === '/registry.json') response.end(registry ? '{"environment":"test","remotes":{}}' : 'hello')
      else response.end(`<script type="application/json" id="config">${JSON.stringify({ overrides })}</script>`)
    })
    await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(shell.address() as AddressInfo).port}/`
    try {
      return { url, into: await askShell(url, 'mf-x', 'http://localhost:3004') }
    } finally {
      shell.closeAllConnections()
      shell.close()
    }
  }

  test('an environment that takes it gives the link to click, and the way back', async () => {
    const { url, into } = await ask(allowed)
    expect(into).toEqual({ link: `${url}?remote=mf-x@http://localhost:3004`, back: `${url}?remote=mf-x@live` })
  })

  test.each([
    ['forbids overrides', { ...allowed, allowed: false }, "The environment 'test'"],
    ['says nothing of them', undefined, 'forbids overrides'],
    [
      'lists other origins',
      {
        ...allowed,
        origins: ['https://a.test'],
        refused: [{ text: 'mf-x@http://localhost:3004', reason: 'origin-not-listed' }],
      },
      'takes remotes from https://a.test',
    ],
    [
      'does not know the remote',
      { ...allowed, refused: [{ text: 'mf-x@http://localhost:3004', reason: 'unknown-remote' }] },
      'does not know mf-x',
    ],
  ] as [string, OverrideState | undefined, string][])('one that %s says so', async (_what, overrides, text) => {
    expect(await ask(overrides)).toMatchObject({ into: { problem: expect.stringContaining(text) } })
  })

  test('something else than Samspel, and nothing at all, are told apart', async () => {
    expect(await ask(allowed, false)).toMatchObject({ into: { problem: expect.stringContaining('no Samspel') } })
    expect(await askShell('http://127.0.0.1:1/', 'mf-x', 'http://localhost:3004')).toEqual({
      problem: expect.stringContaining('does not answer'),
    })
  })
})
