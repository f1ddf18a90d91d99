/** @jest-environment @happy-dom/jest-environment */
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Registry, RemoteRelease } from '../registry/types'
import { admitRelease, guardScripts, isTrustedScript } from './trusted-scripts'

const release = (version: string) => ({ version, entry: `/remotes/mf-x/${version}/remoteEntry.js` }) as RemoteRelease
const registry = { remotes: { 'mf-x': { ...release('2'), previous: release('1') } } } as unknown as Registry
let policy: { createScriptURL(address: string): string }

beforeAll(() => {
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy(name: string, rules: typeof policy) {
        expect(name).toBe('default')
        policy = rules
      },
    },
  })
  guardScripts(registry, {
    tracking: { url: 'https://track.example/t.js', host: 'localhost' },
    overrides: {
      allowed: true,
      origins: [],
      refused: [],
      active: [
        { name: 'mf-x', origin: 'http://localhost:3004' },
        { name: 'mf-y', version: '3' },
      ],
    },
  })
})

describe('figure 21 the one policy of the page', () => {
  test.each([
    '/shell/0.1.0-abc/main.123.js',
    '/remotes/mf-x/2/remoteEntry.js?again=1',
    '/remotes/mf-x/1/app.js',
    'http://localhost/remotes/mf-x/2/9.js',
    'http://localhost:3004/src/app.js',
    'https://track.example/t.js',
  ])('lets %s run', (address) => expect(policy.createScriptURL(address)).toBe(address))

  test.each([
    'https://evil.example/remotes/mf-x/2/app.js',
    '//evil.example/shell/1/main.js',
    '/remotes/mf-x/9/app.js',
    '/remotes/mf-y/1/app.js',
    '/remotes/mf-x/2/../../../uploads/x.js',
    '/remotes/mf-x/2/%2e%2e/%2e%2e/%2e%2e/uploads/x.js',
    '/remotes/mf-x/2/..%2f..%2fx.js',
    '/remotes/mf-x/2/',
    '/uploads/avatar.js',
    '/api/echo?x=/shell/1/main.js',
    '/shell/main.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/shell/1/main.js',
    'http://localhost:3005/app.js',
    'http://localhost:3004.evil.example/app.js',
    'http://localhost:3004@evil.example/app.js',
    'https://track.example/other.js',
    'https://track.example/t.js?x=1',
    'http://[',
  ])('refuses %s', (address) => {
    expect(() => policy.createScriptURL(address)).toThrow('belongs to no release of this page')
  })

  test('a release that became live while the tab was open runs once the host has named it, and nothing else by the same way', () => {
    expect(isTrustedScript('/remotes/mf-x/3/app.js')).toBe(false)
    admitRelease(release('3'))
    expect(isTrustedScript('/remotes/mf-x/3/app.js')).toBe(true)
    admitRelease({ entry: '/uploads/1/x.js' })
    admitRelease({ entry: 'https://evil.example/remotes/mf-x/1/x.js' })
    expect(isTrustedScript('/uploads/1/x.js')).toBe(false)
    expect(isTrustedScript('https://evil.example/remotes/mf-x/1/x.js')).toBe(false)
  })
})
