import { describe, expect, test } from '@jest/globals'
import type { Override, Registry } from '@samspel/federation/registry'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { release } from '../testing/releases'
import { inlineJson } from './inline-json'
import { ownerOf, renderPage, UnsealedShell } from './page'
import { pageRegistry } from './page-registry'

const template = `<html><head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body></html>`
const config = { apiUrl: '/api', publicUrl: '/public', environment: 'test' }
const registry: Registry = {
  revision: 3,
  environment: 'test',
  updatedAt: '',
  shell: {
    version: '1',
    scripts: ['/shell/1/main.js'],
    styles: ['/shell/1/main.css'],
    fonts: ['/shell/1/inter.woff2'],
    template: '',
    files: {
      '/shell/1/main.js': { integrity: 'sha256-s', bytes: 1 },
      '/shell/1/main.css': { integrity: 'sha256-t', bytes: 1 },
    },
    provides: {},
    builtAt: '',
  },
  remotes: {
    'mf-x': { ...release('mf-x', '2'), previous: release('mf-x', '1') },
    'mf-y': release('mf-y', '1', {
      nav: [
        {
          id: 'y',
          areas: [],
          to: '/mf-y',
          icon: 'x',
          label: { sv: '</script><script>alert(1)</script>', en: '$&' },
          order: 1,
          group: 'main',
        },
      ],
    }),
  },
}
const page = (path: string) => renderPage(template, registry, config, ownerOf(registry, path))
const scriptsOf = (html: string) => [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src)

describe('the page', () => {
  test('scripts run in order: shell, chunks of the remote that owns the path, its entry', () => {
    expect(scriptsOf(page('/mf-x/7'))).toEqual([
      '/shell/1/main.js',
      '/remotes/mf-x/2/app.js',
      '/remotes/mf-x/2/remoteEntry.js',
    ])
  })

  test('a remote on this machine brings development React of the shell’s version before the shell; nothing else does', () => {
    const withReact = { ...registry, shell: { ...registry.shell!, provides: { react: '19.3.1' } } }
    const scripts = (...active: readonly Override[]) => {
      const overrides = { allowed: true, origins: ['http://localhost:*'], active, refused: [] }
      return scriptsOf(renderPage(template, withReact, { ...config, overrides }, undefined))
    }
    expect(scripts({ name: 'mf-y', version: '1' }, { name: 'mf-x', origin: 'http://localhost:3004' })).toEqual([
      'http://localhost:3004/remotes/mf-x/development-react-19.3.1.js',
      '/shell/1/main.js',
    ])
    expect(scripts({ name: 'mf-y', version: '1' }, { name: 'mf-x', origin: 'https://dev.example.se' })).toEqual([
      '/shell/1/main.js',
    ])
    expect(scripts()).toEqual(['/shell/1/main.js'])
  })

  test('figure 22 every script and stylesheet carries its hash', () => {
    const html = page('/mf-x')
    expect(html).toContain('src="/remotes/mf-x/2/remoteEntry.js" data-hint integrity="sha256-2"')
    expect(html).toContain('href="/remotes/mf-x/2/app.css" data-hint integrity="sha256-b"')
    expect(html).toContain('src="/shell/1/main.js" integrity="sha256-s"')
    for (const [tag] of html.matchAll(/<script defer[^>]*>|<link rel="stylesheet"[^>]*>/g))
      expect(tag).toMatch(/ integrity="sha256-/)
  })

  test('modules are preloaded with their hashes and run by no tag; a page knows the hash of each, those of the fallback too', () => {
    const ofModules = (version: string) => {
      const base = `/remotes/mf-z/${version}`
      return release('mf-z', version, {
        entryKind: 'module',
        modules: [`${base}/remoteEntry.js`, `${base}/app.js`, `${base}/deep.js`],
        preload: { '/mf-z': [`${base}/app.css`] },
      })
    }
    const withModules = {
      ...registry,
      remotes: { ...registry.remotes, 'mf-z': { ...ofModules('2'), previous: ofModules('1') } },
    }
    const html = renderPage(template, withModules, config, ownerOf(withModules, '/mf-z'))
    expect(
      [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" data-hint integrity="sha256-[^"]+">/g)].map(
        ([, href]) => href,
      ),
    ).toEqual(ofModules('2').modules)
    expect(scriptsOf(html)).toEqual(['/shell/1/main.js'])
    for (const whole of [false, true]) {
      const { previous, ...live } = pageRegistry(withModules, whole).remotes['mf-z']!
      expect(Object.keys(live.files)).toEqual(expect.arrayContaining([...ofModules('2').modules!]))
      expect(Object.keys(previous!.files)).toEqual(ofModules('1').modules)
    }
  })

  const painted = (startsScripts: boolean) =>
    renderPage(template, registry, config, ownerOf(registry, '/mf-x'), 'sv', {
      path: '/mf-x',
      phone: '',
      desk: '',
      css: '',
      unless: [],
      first: { src: '/shell/1/first.js', seal: '' },
      startsScripts,
      version: '1',
    })

  test('decision 172 on a painted page the same scripts stand before the one that starts them, for no browser to run', () => {
    const html = painted(true)
    const [before, after] = html.split('<script src="/shell/1/first.js"></script>')
    expect(
      [...before!.matchAll(/<script type="samspel\/later" src="([^"]+)"[^>]* integrity="sha256-/g)].map(
        ([, src]) => src,
      ),
    ).toEqual(scriptsOf(page('/mf-x')))
    expect(after).not.toContain(' src=')
    expect(scriptsOf(html)).toEqual([])
  })

  test('decision 172 a shell whose first script starts nothing gets scripts that run by themselves', () => {
    expect(scriptsOf(painted(false))).toEqual(scriptsOf(page('/mf-x')))
  })

  test('fail-closed: no tag for a file of a remote without a hash, no page with a shell without one', () => {
    const { 'mf-x': remote } = registry.remotes
    const bare = { ...registry, remotes: { 'mf-x': { ...remote!, files: {} } } }
    expect(scriptsOf(renderPage(template, bare, config, ownerOf(bare, '/mf-x')))).toEqual(['/shell/1/main.js'])
    expect(() =>
      renderPage(template, { ...registry, shell: { ...registry.shell!, files: {} } }, config, undefined),
    ).toThrow(UnsealedShell)
  })

  test('a library that the shell hands out late is asked for with the pages that need it, and with no other', () => {
    const { 'mf-x': remote } = registry.remotes
    const late = { '@samspel/forms': ['/shell/1/forms.js'] }
    const shell = {
      ...registry.shell!,
      late,
      files: { ...registry.shell!.files, '/shell/1/forms.js': { integrity: 'sha256-f', bytes: 1 } },
    }
    const withLate = {
      ...registry,
      shell,
      remotes: { ...registry.remotes, 'mf-x': { ...remote!, late: { '/mf-x': ['@samspel/forms'] } } },
    }
    expect(scriptsOf(renderPage(template, withLate, config, ownerOf(withLate, '/mf-x')))[1]).toBe('/shell/1/forms.js')
    expect(renderPage(template, withLate, config, ownerOf(withLate, '/mf-y'))).not.toContain('src="/shell/1/forms.js"')
  })

  test('a path that nobody owns asks for the shell alone', () => {
    expect(scriptsOf(page('/nobody'))).toEqual(['/shell/1/main.js'])
  })

  test('nothing in the registry can end the script element that holds it, and it reads back the same', () => {
    const html = page('/')
    expect(html).not.toContain('</script><script>alert')
    const text = /id="registry">([\s\S]*?)<\/script>/.exec(html)![1]!
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(pageRegistry(registry))))
  })

  test('no inline code: every script is a file or data', () => {
    for (const [, attributes, body] of page('/mf-x').matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect(body === '' || attributes!.includes('application/json')).toBe(true)
    }
  })
})

test('inline JSON survives the separators that end a line of JavaScript', () => {
  const value = { a: '\u2028 <!-- \u2029' }
  expect(inlineJson(value)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(inlineJson(value))).toEqual(value)
})

test('13.8 a page gets no widget for a slot that the release does not say it fills, and no names for the gate', () => {
  const slots = [
    { slot: 'nav.badge:x', expose: './Badge' },
    { slot: 'notice:other', expose: './Notice' },
  ]
  const remote = release('mf-x', '1', {
    slots,
    surface: { fills: { 'nav.badge:x': [] } },
    needs: { shared: { react: '^19.0.0' }, contract: '0.1.0', names: { react: { useId: ['src/a.tsx'] } } },
  })
  const { slots: shown, needs } = pageRegistry({ ...registry, remotes: { 'mf-x': remote } }).remotes['mf-x']!
  expect(shown).toEqual([slots[0]])
  expect(needs).toEqual({ shared: { react: '^19.0.0' }, contract: '0.1.0' })
})

test('a page that is being opened carries the hashes of entries, an open tab learns those of all files that go into tags', () => {
  const { shell, remotes } = pageRegistry(registry)
  expect(shell).toMatchObject({ version: '1', files: {}, scripts: [] })
  expect(remotes['mf-x']!.files).toEqual({ '/remotes/mf-x/2/remoteEntry.js': { integrity: 'sha256-2' } })
  expect(remotes['mf-x']!.previous!.files).toEqual({ '/remotes/mf-x/1/remoteEntry.js': { integrity: 'sha256-1' } })
  expect(pageRegistry(registry, true).remotes['mf-x']!.files).toEqual({
    '/remotes/mf-x/2/remoteEntry.js': { integrity: 'sha256-2' },
    '/remotes/mf-x/2/app.js': { integrity: 'sha256-a' },
    '/remotes/mf-x/2/app.css': { integrity: 'sha256-b' },
  })
})

test('the page tells nothing of locks, canaries of others and who did what', () => {
  const remote = {
    ...registry.remotes['mf-x']!,
    lock: { by: 'eva', at: '', reason: 'x' },
    canary: { percent: 5, release: release('mf-x', '3'), since: '', by: 'eva' },
  }
  const history = { after: 'hash-of-an-entry', revision: 3 }
  const text = JSON.stringify(pageRegistry({ ...registry, history, remotes: { 'mf-x': remote } }))
  expect(text).not.toContain('hash-of-an-entry')
  expect(text).not.toMatch(/eva|mf-x\/3/)
})

describe('one language for each visitor', () => {
  const own = {
    '/remotes/mf-x/2/app.js': '/remotes/mf-x/2/app-en.js',
    '/remotes/mf-x/2/remoteEntry.js': '/remotes/mf-x/2/remoteEntry-en.js',
  }
  const remote = registry.remotes['mf-x']!
  const files = {
    ...remote.files,
    ...Object.fromEntries(Object.values(own).map((file) => [file, { integrity: `sha256-${file.length}`, bytes: 1 }])),
  }
  const shell = {
    ...registry.shell!,
    languages: { en: { '/shell/1/main.js': '/shell/1/main-en.js' } },
    texts: { sv: '/shell/1/texts.sv.js', en: '/shell/1/texts.en.js' },
    files: { ...registry.shell!.files, '/shell/1/main-en.js': { integrity: 'sha256-en', bytes: 1 } },
  }
  const both: Registry = { ...registry, shell, remotes: { 'mf-x': { ...remote, files, languages: { en: own } } } }
  const pageIn = (language?: string) => renderPage(template, both, config, ownerOf(both, '/mf-x/7'), language)

  test('tags, hashes and the registry of the page are those of the language', () => {
    const html = pageIn('en')
    expect(scriptsOf(html)).toEqual([
      '/shell/1/main-en.js',
      '/remotes/mf-x/2/app-en.js',
      '/remotes/mf-x/2/remoteEntry-en.js',
    ])
    expect(html).toContain('src="/shell/1/main-en.js" integrity="sha256-en"')
    expect(html).toContain('"entry":"/remotes/mf-x/2/remoteEntry-en.js"')
    expect(html).not.toContain('/2/remoteEntry.js"')
    expect(html).not.toContain('"languages"')
  })

  test('a language that a release does not have is that of its plain files', () => {
    for (const language of [undefined, 'sv', 'da']) {
      expect(scriptsOf(pageIn(language))).toEqual([
        '/shell/1/main.js',
        '/remotes/mf-x/2/app.js',
        '/remotes/mf-x/2/remoteEntry.js',
      ])
    }
  })
})
