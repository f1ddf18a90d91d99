import { describe, expect, it } from '@jest/globals'
import { nativeAuthSignIn, nativeAuthTarget } from './native-auth-targets'
import {
  connectProviderTarget,
  loginTarget,
  resetPasswordTarget,
  safePath,
  signedInTarget,
  signInTarget,
} from './redirects'
import { storeCodeTarget } from './store-code-target'

describe('addresses of the shell', () => {
  it('/login goes to the last chosen account type, by default creator, and keeps the query (R-03)', () => {
    expect(loginTarget(null, '?destination=%2Fx&a=1')).toBe('/login/creator?destination=%2Fx&a=1')
    expect(loginTarget('brand', '?destination=%2Fx&a=1')).toBe('/login/brand?destination=%2Fx&a=1')
    expect(loginTarget('nonsense', '')).toBe('/login/creator')
  })

  it('/connect-provider-complete goes to the stored path, or to the start page (R-04)', () => {
    expect(connectProviderTarget('/a', '')).toBe('/a')
    expect(connectProviderTarget(null, '')).toBe('/')
  })

  it('an error is appended once, before a fragment, and error_code wins (R-05)', () => {
    expect(connectProviderTarget('/a?b=1', '?error_code=190')).toBe('/a?b=1&connectProviderError=190')
    expect(connectProviderTarget('/a', '?error=access_denied&error_code=190')).toBe('/a?connectProviderError=190')
    expect(connectProviderTarget('/a#top', '?error=no way')).toBe('/a?connectProviderError=no%20way#top')
    expect(connectProviderTarget('/a?b=1', '?state=x')).toBe('/a?b=1')
  })

  it('/native-auth goes to what the query names, in the order of the specification (R-12)', () => {
    expect(nativeAuthTarget('?jwt=T&campaignId=7')).toBe('/marketplace/7')
    expect(nativeAuthTarget('?jwt=T&storeCampaignId=7')).toBe('/store-campaigns/7')
    expect(nativeAuthTarget('?jwt=T&storeId=7')).toBe('/stores/7')
    expect(nativeAuthTarget('?jwt=T&brandId=3&campaignId=7')).toBe('/brands/3')
    expect(nativeAuthTarget('?jwt=T&storeId=7&brandId=8')).toBe('/brands/8')
    expect(nativeAuthTarget('?jwt=T')).toBe('/')
    expect(nativeAuthTarget('?jwt=T&brandId=..%2F..%2Fx')).toBe('/brands/..%2F..%2Fx')
  })

  it('whom /native-auth cannot let in signs in as a creator, is told why, and goes on to the same place (R-11, R-12)', () => {
    expect(nativeAuthSignIn('?campaignId=7', true)).toBe(
      '/login/creator?destination=%2Fmarketplace%2F7&error=entry_invalid',
    )
    expect(nativeAuthSignIn('?storeCampaignId=7', false)).toBe('/login/creator?destination=%2Fstore-campaigns%2F7')
    expect(nativeAuthSignIn('', false)).toBe('/login/creator')
  })

  it('/reset-password goes to the brand form and keeps the query (R-15)', () => {
    expect(resetPasswordTarget('?reset_password_token=x')).toBe('/reset-password/brand?reset_password_token=x')
  })

  it('a store code leads to another page for each kind of visitor (R-18)', () => {
    const store = { id: 5, brandId: 9 }
    expect(storeCodeTarget('anonymous', store)).toBe('/p/marketplace/stores/5')
    expect(storeCodeTarget('admin', store)).toBe('/brands/9/stores/5')
    expect(storeCodeTarget('company', store)).toBe('/brands/9/stores/5')
    expect(storeCodeTarget('store', store)).toBe('/brands/9/stores')
    expect(storeCodeTarget('creator', store)).toBe('/stores/5')
  })

  it('the destination is the encoded address, and none for the start page (R-19)', () => {
    expect(signInTarget('/marketplace/7', '', '')).toBe('/login?destination=%2Fmarketplace%2F7')
    expect(signInTarget('/campaigns', '?state=draft', '')).toBe('/login?destination=%2Fcampaigns%3Fstate%3Ddraft')
    expect(signInTarget('/', '', '')).toBe('/login')
  })

  it('a signed-in visitor goes to the destination, else the stored path, else the start page (S-11)', () => {
    expect(signedInTarget('?destination=%2Fa%3Fb%3D1', '/stored')).toBe('/a?b=1')
    expect(signedInTarget('', '/stored')).toBe('/stored')
    expect(signedInTarget('', null)).toBe('/')
  })

  it('a page for visitors alone is no destination: who is signed in would be sent round in circles (S-11)', () => {
    for (const path of [
      '/login',
      '/login/creator?destination=%2F%2Fevil.example',
      '/login?x',
      '/create-account/brand',
      '/reset-password/brand?a=1',
      '/instagramer-reset-password',
    ]) {
      expect(signedInTarget(`?destination=${encodeURIComponent(path)}`, null)).toBe('/')
      expect(signedInTarget('', path)).toBe('/')
    }
    expect(signedInTarget('?destination=%2Flogins', null)).toBe('/logins')
  })

  describe('17 an address on another site is refused in every way by which somebody may be sent on', () => {
    const host = 'evil.example'
    const addresses = [
      ...[
        `https://${host}`,
        `HTTPS://${host}`,
        `https:/${host}`,
        `https:${host}`,
        `https:\\\\${host}`,
        `ftp://${host}/`,
      ],
      ...[`//${host}`, `///${host}`, `////${host}`, `//user:pass@${host}/`, '//%65vil.example', '//evil%2eexample'],
      ...[`/\\${host}`, `\\\\${host}`, `\\/${host}`, `/\\/${host}`, `//\\${host}`],
      ...[
        `/\t/${host}`,
        `/\n/${host}`,
        `/\r/${host}`,
        `\t//${host}`,
        ` //${host}`,
        `\u0000//${host}`,
        `/\u0000/${host}`,
      ],
      ...[`\u00a0//${host}`, `\ufeff//${host}`, `\u200b//${host}`, `／／${host}`],
      ...[
        `/.//${host}`,
        `/..//${host}`,
        `/x/..//${host}`,
        `/%2e//${host}`,
        `/./\\${host}`,
        `/x/../\\${host}`,
        `/%2e%2e//${host}`,
      ],
      ...[`https://here.invalid.${host}`, `https://here.invalid@${host}`, `//here.invalid@${host}`],
      ...[
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
        `blob:https://${host}/1`,
      ],
      ...[`%2f%2f${host}`, `/\r\nLocation: https://${host}`, ''],
      ...[`http://${host}/`, `https:///${host}`, `https:\\/${host}`, `ws://${host}/`, 'http://here.invalid:1/'],
      ...[`https://${host}#/login`, `https://${host}?https://here.invalid`, `https://${host}/https://here.invalid/`],
      ...[`//${host}/%2e%2e`, `//${host}:443/`, '//evil。example', `/\\\\${host}`, `\\${host}`, `\n//${host}`],
      ...['https://evil．example', '//evil｡example', '//ⓔvil.example', `//here.invalid.${host}`],
      ...[':x@', '%40', '\\@', '%2e', '\t.'].map((between) => `https://here.invalid${between}${host}`),
      ...[`%5c%5c${host}`, `%68ttps://${host}`, `view-source:https://${host}`, 'file:///etc/passwd'],
      ...['\u0001javascript:alert(1)', 'javascript://here.invalid/%0aalert(1)', 'vbscript:msgbox(1)'],
      `intent://${host}#Intent;scheme=https;end`,
    ]
    it.each(addresses.map((address) => [JSON.stringify(address), address]))('%s', (_name, address) => {
      expect(safePath(address)).toBeUndefined()
      const destination = `?destination=${encodeURIComponent(address)}`
      expect(signedInTarget(destination, null)).toBe('/')
      expect(signedInTarget(destination, address)).toBe('/')
      expect(signedInTarget('', address)).toBe('/')
      expect(connectProviderTarget(address, '')).toBe('/')
    })

    it.each([`/／${host}`, `/%2f${host}`, `/%5c${host}`, `/%09/${host}`, `/%0d%0aLocation:%20https://${host}`])(
      '%s is a path of this site',
      (path) => {
        expect(signedInTarget(`?destination=${encodeURIComponent(path)}`, null)).toBe(path)
        const { origin, pathname } = new URL(path, 'https://here.invalid')
        expect(origin).toBe('https://here.invalid')
        expect(pathname).not.toMatch(/^\/[/\\]/)
      },
    )
  })

  it('nobody is sent back to a door (S-11, R-04)', () => {
    for (const door of [
      '/login',
      '/login/creator?destination=%2Fx',
      '/native-auth?jwt=T',
      '/create-account/brand',
      '/connect-provider-complete#x',
      '/./login',
      '/x/../native-auth',
    ]) {
      expect(signedInTarget(`?destination=${encodeURIComponent(door)}`, '/stored')).toBe('/stored')
      expect(signedInTarget('', door)).toBe('/')
      expect(connectProviderTarget(door, '')).toBe('/')
    }
    expect(signedInTarget('?destination=%2Flogin-help', null)).toBe('/login-help')
  })
})
