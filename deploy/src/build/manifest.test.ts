import { expect, test } from '@jest/globals'
import type { RemoteManifest } from '@samspel/federation/registry'
import { manifestProblems } from './manifest'
import { listBuildables } from './workspace'

const number = { type: 'number', default: 20, min: 10, title: { sv: 'Rader', en: 'Rows' } }

const good = {
  name: 'mf-x',
  routes: [{ path: '/x', areas: ['admin'], page: 'x' }],
  nav: [{ id: 'x', areas: ['admin'], to: '/x', icon: 'x', label: { sv: 'X', en: 'X' }, order: 1, group: 'main' }],
  slots: [{ slot: 'nav.badge:x', expose: './Badge' }],
  surface: { publishes: { 'x:done': ['id'] } },
  budget: { route: 1024, total: 2048 },
}

test.each([
  [{}, []],
  [{ name: 'mf-y' }, ['name is "mf-y"; the folder is mf-x']],
  [{ title: { sv: 'Inloggning', en: 'Login' } }, []],
  [{ title: { sv: 'Inloggning' } }, ['title must be a text in sv and en']],
  [{ title: 'Inloggning' }, ['title must be a text in sv and en']],
  [{ routes: undefined }, ['routes is no list']],
  [{ routes: [{ path: 'x', areas: ['admin'] }] }, ['routes[0].path is "x"; it must be a path that begins with one /']],
  [{ routes: [{ path: '//elsewhere.test', areas: ['admin'] }] }, [expect.stringContaining('routes[0].path')]],
  [
    { routes: [{ path: '/x', areas: ['boss'] }, 7] },
    [expect.stringContaining('routes[0].areas'), 'routes[1] is no object'],
  ],
  [
    { nav: [{ ...good.nav[0], label: { sv: 'X' }, group: 'top' }] },
    [expect.stringContaining('nav[0].label'), expect.stringContaining('nav[0].group')],
  ],
  [{ slots: [{ slot: 's', expose: '../Badge' }] }, [expect.stringContaining('slots[0].expose')]],
  [{ surface: { publishes: ['x:done'] } }, ['surface.publishes must give each name a list of fields']],
  [{ config: { rows: { ...number, max: 50 } } }, []],
  [
    { config: { rows: { ...number, title: { sv: 'Rader' } } } },
    [expect.stringContaining('config.rows.title has no text in en')],
  ],
  [{ config: { rows: { ...number, default: 9 } } }, ['config.rows.default is 9; it must be a number from 10']],
  [{ config: { rows: { ...number, type: 'date' } } }, [expect.stringContaining('config.rows.type is "date"')]],
  [{ config: { rows: { ...number, min: 60, max: 50 } } }, [expect.stringContaining('min not above max')]],
  [{ config: { 'page-size': number } }, [expect.stringContaining('config.page-size: a name begins with')]],
  [
    { config: { order: { type: 'choice', default: 'new', title: number.title, choices: ['new', 'new'] } } },
    ['config.order.choices must be a list of different texts'],
  ],
  [
    { config: { order: { type: 'choice', default: 'odd', title: number.title, choices: ['new', 'old'] } } },
    ['config.order.default is "odd"; it must be one of new, old'],
  ],
  [{ config: [] }, ['config is no object']],
  [{ budget: { route: 0, total: 1 } }, ['budget needs route and total in bytes']],
])('a manifest with %j', (wrong, problems) => expect(manifestProblems({ ...good, ...wrong }, 'mf-x')).toEqual(problems))

test('none at all', () => expect(manifestProblems(undefined, 'mf-x')).toEqual(['there is no manifest']))

test.each(
  listBuildables()
    .filter(({ kind }) => kind === 'remote')
    .map(({ name, dir }) => [name, dir] as const),
)('that of %s holds', async (name, dir) => {
  const { remote } = (await import(`${dir}/src/remote.ts`)) as { remote: RemoteManifest }
  expect(manifestProblems(remote, name)).toEqual([])
})
