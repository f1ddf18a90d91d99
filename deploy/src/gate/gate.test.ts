import { describe, expect, test } from '@jest/globals'
import type { PublicSurface, Registry, RemoteRelease, ShellRelease } from '@samspel/federation/registry'
import type { ReleaseRecord } from '../storage/storage'
import { release } from '../testing/releases'
import { checkFit, DoesNotFit, pass } from './check'
import { nameOf } from './finding'
import { checkSize, sizesOf } from './size'

const provides = { react: '19.3.1', '@samspel/api': '0.1.4', '@samspel/ui': '0.1.0' }
const shellSurface: PublicSurface = {
  publishes: { 'live:mention-changed': ['mentionId', 'campaignId'], 'session:signed-in': ['scope', 'role?'] },
  offers: { 'nav.badge:*': [] },
}
const shell = (more: Partial<ShellRelease> = {}): ShellRelease => ({
  version: '1',
  scripts: [],
  styles: [],
  fonts: [],
  template: '',
  files: {},
  provides,
  surface: shellSurface,
  builtAt: '',
  ...more,
})

const live = (
  remotes: Record<string, Partial<RemoteRelease>> = {},
  theShell: ShellRelease | undefined = shell(),
): Registry => ({
  revision: 1,
  environment: 'test',
  updatedAt: '',
  ...(theShell && { shell: theShell }),
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, more]) => [name, release(name, '1', more)])),
})
const about = { inputs: '', publishedAt: '', publishedBy: '' }
const remote = (name: string, more: Partial<RemoteRelease> = {}): ReleaseRecord => ({
  ...about,
  kind: 'remote',
  name,
  release: release(name, '2', more),
})
const newShell = (more: Partial<ShellRelease>): ReleaseRecord => ({
  ...about,
  kind: 'shell',
  name: 'shell',
  release: shell({ version: '2', ...more }),
})

const names = (registry: Registry, next: ReleaseRecord) =>
  checkFit(registry, next).map((finding) => `${finding.severity} ${nameOf(finding)}`)
const needs = (shared: Record<string, string>, contract = '0.1.0') => ({ shared, contract, names: {} })

test('a release that fits has nothing said about it', () => {
  expect(
    names(live({ 'mf-x': {} }), remote('mf-x', { needs: needs({ react: '^19.3.1', '@samspel/api': '^0.1.0' }) })),
  ).toEqual([])
})

describe('shared libraries and contract', () => {
  test.each([
    ['a newer major', { react: '^20.0.0' }, '0.1.0', ['refuse shared-range mf-x react']],
    ['a newer patch than the shell has', { react: '^19.3.2' }, '0.1.0', ['refuse shared-range mf-x react']],
    ['one that the shell does not have', { 'left-pad': '^1.0.0' }, '0.1.0', ['refuse shared-missing mf-x left-pad']],
    ['what is no range', { react: 'workspace:*' }, '0.1.0', ['refuse shared-range mf-x react']],
    ['a newer contract', { '@samspel/api': '^0.2.0' }, '0.2.0', ['refuse contract mf-x']],
    ['a contract that the shell has passed', {}, '0.0.9', ['refuse contract mf-x']],
    ['an older patch of the contract', {}, '0.1.2', []],
  ])('%s', (_name, shared, contract, expected) => {
    expect(names(live(), remote('mf-x', { needs: needs(shared, contract) }))).toEqual(expected)
  })

  test('the finding names both versions', () => {
    expect(checkFit(live(), remote('mf-x', { needs: needs({ react: '^20.0.0' }) }))[0]).toMatchObject({
      what: 'mf-x needs react ^20.0.0; the shell provides 19.3.1',
      todo: expect.stringContaining('19.3.1'),
    })
  })

  test('without a shell the ranges are not compared, and that is said', () => {
    expect(names({ ...live(), shell: undefined as never }, remote('mf-x'))).toEqual(['warn no-shell mf-x'])
  })

  test('a new shell must fit every live remote and every canary', () => {
    const registry = live({ 'mf-x': { needs: needs({ react: '^19.0.0' }) }, 'mf-y': {} })
    registry.remotes['mf-y']!.canary = {
      percent: 5,
      since: '',
      by: '',
      release: release('mf-y', '2', { needs: needs({ '@samspel/ui': '^0.1.0' }) }),
    }
    expect(names(registry, newShell({ provides: { ...provides, react: '20.0.0', '@samspel/ui': '0.2.0' } }))).toEqual([
      'refuse shared-range mf-x react',
      'refuse shared-range mf-y @samspel/ui',
    ])
    expect(names(registry, newShell({ provides: { ...provides, '@samspel/api': '0.2.0' } }))).toEqual([
      'refuse contract mf-x',
      'refuse contract mf-y',
    ])
  })
})

describe('public surface, field by field', () => {
  const listener = { surface: { listens: { 'x:changed': ['id', 'brandId'], 'live:mention-changed': ['campaignId'] } } }
  const full = { publishes: { 'x:changed': ['id', 'brandId', 'at'] } }
  const registry = live({ 'mf-x': { surface: full }, 'mf-y': listener })

  test.each([
    [
      'a field that somebody reads is gone',
      { publishes: { 'x:changed': ['id', 'at'] } },
      ['refuse fact-field-removed x:changed.brandId'],
    ],
    [
      'a field that somebody reads may be missing',
      { publishes: { 'x:changed': ['id', 'brandId?'] } },
      ['refuse fact-field-optional x:changed.brandId'],
    ],
    [
      'two fields are two findings',
      { publishes: { 'x:changed': [] } },
      ['refuse fact-field-removed x:changed.id', 'refuse fact-field-removed x:changed.brandId'],
    ],
    ['a fact that somebody listens to is gone', {}, ['refuse fact-removed x:changed']],
    ['a field that nobody reads may go', { publishes: { 'x:changed': ['id', 'brandId'] } }, []],
    ['a new field and a new fact', { publishes: { 'x:changed': ['id', 'brandId', 'at', 'by'], 'x:new': [] } }, []],
  ])('%s', (_name, surface, expected) => {
    expect(names(registry, remote('mf-x', { surface }))).toEqual(expected)
  })

  test('the finding says who reads the field', () => {
    expect(checkFit(registry, remote('mf-x', { surface: { publishes: { 'x:changed': ['id'] } } }))[0]).toMatchObject({
      what: 'mf-x publishes x:changed without brandId',
      why: 'mf-y, which is live, reads brandId',
    })
  })

  test('a release with an empty surface has taken all of it back', () => {
    expect(names(registry, remote('mf-x'))).toEqual(['refuse fact-removed x:changed'])
  })

  test('a field that a canary of another remote reads counts too, once', () => {
    const both = live({ 'mf-x': { surface: full }, 'mf-y': listener })
    both.remotes['mf-y']!.canary = {
      percent: 5,
      since: '',
      by: '',
      release: release('mf-y', '2', { surface: { listens: { 'x:changed': ['id', 'at'] } } }),
    }
    expect(names(both, remote('mf-x', { surface: { publishes: {} } }))).toEqual(['refuse fact-removed x:changed'])
    expect(names(both, remote('mf-x', { surface: { publishes: { 'x:changed': ['id', 'brandId'] } } }))).toEqual([
      'refuse fact-field-removed x:changed.at',
    ])
  })

  test.each([
    ['a fact that its live owner does not publish', { listens: { 'x:gone': [] } }, ['refuse fact-unknown x:gone']],
    [
      'a field that its owner does not send',
      { listens: { 'x:changed': ['price'] } },
      ['refuse fact-field-unknown x:changed.price'],
    ],
    [
      'a field that may be missing, counted on',
      { listens: { 'session:signed-in': ['role'] } },
      ['refuse fact-field-optional session:signed-in.role'],
    ],
    ['a field that may be missing, handled', { listens: { 'session:signed-in': ['role?'] } }, []],
    [
      'a fact whose owner is not live yet',
      { listens: { 'later:changed': ['id'] } },
      ['warn fact-unknown later:changed'],
    ],
    ['a fact of its own', { publishes: { 'z:done': ['id'] }, listens: { 'z:done': ['id'] } }, []],
    ['a slot of the shell', { fills: { 'nav.badge:z': [] } }, []],
    [
      'a prop that the slot does not give',
      { fills: { 'nav.badge:z': ['count'] } },
      ['refuse slot-prop-unknown nav.badge:z.count'],
    ],
    ['a slot of the shell that is none', { fills: { 'nav.corner:z': [] } }, ['warn slot-unknown nav.corner:z']],
  ])('what it asks of others: %s', (_name, surface, expected) => {
    expect(names(registry, remote('mf-z', { surface }))).toEqual(expected)
  })

  test('a new shell that publishes less, or offers a slot no longer, is told who needs it', () => {
    const filled = live({
      'mf-y': {
        surface: {
          ...listener.surface,
          listens: { 'live:mention-changed': ['campaignId'] },
          fills: { 'nav.badge:y': [] },
        },
      },
    })
    expect(
      names(filled, newShell({ surface: { publishes: { 'live:mention-changed': ['mentionId'] }, offers: {} } })),
    ).toEqual(['refuse fact-field-removed live:mention-changed.campaignId', 'refuse slot-removed nav.badge:y'])
  })

  test('a live release from before surfaces were written promises nothing', () => {
    expect(names(live({ 'mf-x': {}, 'mf-y': listener }), remote('mf-x'))).toEqual([])
  })
})

test('a build that does not say which names it takes is warned about', () => {
  const { names: _names, ...unsaid } = needs({ react: '^19.3.1' })
  expect(names(live(), remote('mf-x', { needs: unsaid }))).toEqual(['warn names-unknown mf-x'])
})

describe('collisions', () => {
  const route = (path: string, ...areas: RemoteRelease['routes'][number]['areas']) => ({ path, areas })
  const entry = (id: string, to: string) => ({
    id,
    areas: ['admin' as const],
    to,
    icon: 'x',
    label: { sv: '', en: '' },
    order: 1,
    group: 'main' as const,
  })
  const registry = live({
    'mf-x': { routes: [route('/stores/:id', 'admin', 'company')], nav: [entry('stores', '/stores')] },
  })

  test.each([
    [
      'the same pattern, another name of its part',
      { routes: [route('/stores/:storeId/', 'company', 'creator')] },
      ['refuse route-collides /stores/:'],
    ],
    ['the same path in another area', { routes: [route('/stores/:id', 'creator')] }, []],
    ['a longer path, in an area of its own', { routes: [route('/stores/:id/edit', 'creator')] }, []],
    ['one path twice in itself', { routes: [route('/a', 'admin'), route('/a/', 'admin')] }, ['refuse route-twice /a']],
    ['one entry twice in itself', { routes: [], nav: [entry('a', '/a'), entry('a', '/b')] }, ['refuse nav-twice a']],
    ['an entry to a place that has one', { routes: [], nav: [entry('a', '/stores')] }, ['warn nav-collides a']],
    [
      'one widget twice',
      {
        routes: [],
        surface: { fills: { 'nav.badge:s': [], 'nav.badge:t': [] } },
        slots: [
          { slot: 'nav.badge:s', expose: './A' },
          { slot: 'nav.badge:s', expose: './A' },
        ],
      },
      ['refuse slot-twice nav.badge:s ./A'],
    ],
    [
      'one name for two modules',
      {
        routes: [],
        surface: { fills: { 'nav.badge:s': [], 'nav.badge:t': [] } },
        slots: [
          { slot: 'nav.badge:s', expose: './A' },
          { slot: 'nav.badge:t', expose: './A', module: './b' },
        ],
      },
      ['refuse expose-twice ./A'],
    ],
    [
      'one widget in two slots',
      {
        routes: [],
        surface: { fills: { 'nav.badge:s': [], 'nav.badge:t': [] } },
        slots: [
          { slot: 'nav.badge:s', expose: './A' },
          { slot: 'nav.badge:t', expose: './A' },
        ],
      },
      [],
    ],
  ])('%s', (_name, more, expected) => {
    expect(names(registry, remote('mf-z', more))).toEqual(expected)
  })

  test('its own live release is no collision; a path that it gives up is a warning', () => {
    expect(names(registry, remote('mf-x', { routes: [route('/stores/:storeId', 'admin')] }))).toEqual([
      'warn route-removed /stores/:',
    ])
  })
})

describe('names taken from shared libraries', () => {
  const takes = { names: { '@samspel/ui': { SkeletonList: ['src/a.tsx', 'src/b.tsx'], Button: ['src/a.tsx'] } } }
  const withUi = (...names: string[]) => ({ gives: { '@samspel/ui': names } })
  const needing: RemoteRelease['needs'] = { shared: {}, contract: '0.1.0', ...takes }

  test('13.8 a shell that no longer has a name is refused, with the remote and the files that take it; so is it when a canary takes it', () => {
    const registry = live({ 'mf-x': { needs: needing }, 'mf-y': {} })
    registry.remotes['mf-y']!.canary = {
      percent: 5,
      since: '',
      by: '',
      release: release('mf-y', '2', { needs: needing }),
    }
    const findings = checkFit(registry, newShell(withUi('Button')))
    expect(findings.map(nameOf)).toEqual([
      'shared-name mf-x @samspel/ui.SkeletonList',
      'shared-name mf-y @samspel/ui.SkeletonList',
    ])
    expect(findings[0]!.why).toContain('src/a.tsx, src/b.tsx')
    expect(names(registry, newShell(withUi('Button', 'SkeletonList', 'More')))).toEqual([])
  })

  test('a remote that takes a name which the live shell does not have is refused', () => {
    expect(names(live({}, shell(withUi('Button'))), remote('mf-x', { needs: needing }))).toEqual([
      'refuse shared-name mf-x @samspel/ui.SkeletonList',
    ])
  })

  test('a shell that does not tell the names of a library is believed', () => {
    expect(names(live({ 'mf-x': { needs: needing } }), newShell({ gives: { react: ['useState'] } }))).toEqual([])
  })
})

describe('routes beneath those of others', () => {
  const registry = live({
    'mf-login': { routes: [{ path: '/login', areas: ['anonymous'] }] },
    'mf-brand': { routes: [{ path: '/brands/:brandId', areas: ['admin'], yields: ['/brands/:brandId/stores'] }] },
    'mf-home': { routes: [{ path: '/', areas: ['admin', 'anonymous'] }] },
  })
  const claim = (path: string, ...areas: RemoteRelease['routes'][number]['areas']) =>
    names(registry, remote('mf-z', { routes: [{ path, areas }] }))

  test.each([
    ['an address that another remote answers for', '/login/brand', ['refuse route-beneath /login/brand']],
    ['any depth beneath it', '/login/:type/help', ['refuse route-beneath /login/:/help']],
    ['beside it, and beneath what answers for itself alone', '/logins/brand', []],
  ])('13.8 %s', (_name, path, expected) => expect(claim(path, 'anonymous')).toEqual(expected))

  test.each([
    ['what the owner gives away', '/brands/:id/stores', []],
    ['and beneath it', '/brands/:id/stores/new', []],
    ['what it keeps', '/brands/:id/report', ['refuse route-beneath /brands/:/report']],
  ])('of an owner that yields: %s', (_name, path, expected) => expect(claim(path, 'admin')).toEqual(expected))

  test('what the live release owns already stays; another area is a new claim', () => {
    const held: Registry = {
      ...registry,
      remotes: {
        ...registry.remotes,
        'mf-z': release('mf-z', '1', { routes: [{ path: '/brands/:brandId/report', areas: ['admin'] }] }),
      },
    }
    expect(names(held, remote('mf-z', { routes: [{ path: '/brands/:id/report', areas: ['admin'] }] }))).toEqual([])
    held.remotes['mf-brand']!.routes = [{ path: '/brands/:brandId', areas: ['admin', 'company'] }]
    expect(
      names(held, remote('mf-z', { routes: [{ path: '/brands/:id/report', areas: ['admin', 'company'] }] })),
    ).toEqual(['refuse route-beneath /brands/:/report'])
  })
})

describe('slots', () => {
  const slots = [{ slot: 'nav.badge:z', expose: './Badge' }]

  test('13.8 a slot that is filled and not declared is refused, without any surface too', () => {
    expect(names(live(), remote('mf-z', { slots, surface: {} }))).toEqual(['refuse slot-undeclared nav.badge:z'])
    expect(names(live(), remote('mf-z', { slots, surface: { fills: { 'nav.badge:z': [] } } }))).toEqual([])
    const { surface: _surface, ...bare } = release('mf-z', '2', { slots })
    expect(names(live(), { ...remote('mf-z'), release: bare } as ReleaseRecord)).toEqual([
      'refuse surface-missing mf-z',
      'refuse slot-undeclared nav.badge:z',
    ])
  })
})

describe('size, brotli', () => {
  const file = (brotli: number) => ({ integrity: '', bytes: brotli * 4, brotli })
  const built = {
    entry: 'e.js',
    preload: { '/a': ['app.js', 'app.css'], '/b': ['app.js', 'b.js'] },
    files: { 'e.js': file(1), 'app.js': file(10), 'app.css': file(5), 'b.js': file(20), 'p.woff2': file(99) },
  }

  test('counts what a visitor of one language may get', () => {
    const files = { ...built.files, 'b-en.js': file(21), 'texts.sv.js': file(7), 'texts.en.js': file(8) }
    const languages = { languages: { en: { 'b.js': 'b-en.js' } }, texts: { sv: 'texts.sv.js', en: 'texts.en.js' } }
    expect(sizesOf({ ...built, files, ...languages })).toEqual(sizesOf(built))
  })

  test('counts scripts of the heaviest route, and all scripts and styles', () => {
    expect(sizesOf(built)).toEqual({ route: 31, total: 36, heaviest: '/b' })
  })

  test.each([
    [{ route: 31, total: 36 }, []],
    [{ route: 30, total: 36 }, ['size-route /b']],
    [{ route: 30, total: 35 }, ['size-route /b', 'size-total mf-x']],
    [undefined, []],
  ])('a budget of %j', (budget, expected) => {
    expect(checkSize('mf-x', built, budget).map(nameOf)).toEqual(expected)
  })
})

describe('the way through', () => {
  const findings = checkFit(live(), remote('mf-x', { needs: needs({ react: '^20.0.0' }) }))

  test('a refusal is a table of what, why and what to do', () => {
    expect(() => pass('mf-x@2', findings, false)).toThrow(DoesNotFit)
    const { message } = new DoesNotFit('mf-x@2', findings)
    for (const word of ['what to do', 'shared-range', 'Nothing has changed', '--force']) expect(message).toContain(word)
  })

  test('forced, it answers the names of what was overridden; warnings stop nobody', () => {
    expect(pass('mf-x@2', findings, true)).toEqual(['shared-range mf-x react'])
    expect(
      pass(
        'mf-x@2',
        findings.map((finding) => ({ ...finding, severity: 'warn' as const })),
        false,
      ),
    ).toEqual([])
  })
})
