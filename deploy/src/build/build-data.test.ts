import { describe, expect, test } from '@jest/globals'
import type { PublishedData } from './build-data'
import { checkBuildData } from './build-data'

const files = [{ name: 'remoteEntry.js' }, { name: 'app.js' }, { name: 'paint.js' }]
const remote = {
  kind: 'remote',
  version: '1',
  chunks: { './app': ['app.js', 'app.js.map'] },
  paint: { './app': 'paint.js' },
  late: { './app': ['late.js'] },
  remote: { global: 'mf_x', needs: { shared: { react: '^19.0.0' }, contract: '1.0.0' } },
}
const check = (change: object) => () => checkBuildData({ ...remote, ...change } as never as PublishedData, files)

test('what the preset writes is taken, source maps need not be there', () => {
  expect(check({})).not.toThrow()
  expect(check({ kind: 'shell', remote: undefined, surface: { slots: { nav: ['area'] } } })).not.toThrow()
})

describe('refused, with the field named', () => {
  test.each([
    ['kind', { kind: 'page' }],
    ['version', { version: 1 }],
    ['chunks', { chunks: { './app': ['gone.js'] } }],
    ['chunks', { chunks: { './app': 'app.js' } }],
    ['chunks', { chunks: { './app': [7] } }],
    ['paint', { paint: { './app': 'gone.js' } }],
    ['late', { late: { './app': [7] } }],
    ['remote', { remote: { ...remote.remote, global: 'alert(1)' } }],
    ['remote', { remote: { ...remote.remote, needs: { shared: { react: 19 }, contract: '1.0.0' } } }],
    ['remote', { remote: undefined }],
    ['takes', { takes: { react: ['useState'] } }],
    ['gives', { gives: { react: 'useState' } }],
    ['provides', { provides: { react: 19 } }],
    ['surface', { surface: { slots: { nav: 'area' } } }],
  ])('%s of %j', (field, change) => {
    expect(check(change)).toThrow(new RegExp(`not there: ${field}\\. Build again`))
  })
})
