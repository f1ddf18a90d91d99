import type { RemoteRelease, ShellRelease } from '@samspel/federation/registry'
import { integrityOf } from '../integrity'
import { releasePath } from '../storage/paths'
import type { ReleaseRecord } from '../storage/storage'

/** A fake release of a remote, for tests. */
export function release(name: string, version: string, more: Partial<RemoteRelease> = {}): RemoteRelease {
  const base = `/remotes/${name}/${version}`
  return {
    version,
    entry: `${base}/remoteEntry.js`,
    global: `${name}_${version}`,
    css: [],
    preload: { [`/${name}`]: [`${base}/app.js`, `${base}/app.css`] },
    files: {
      [`${base}/remoteEntry.js`]: { integrity: `sha256-${version}`, bytes: 9 },
      [`${base}/app.js`]: { integrity: 'sha256-a', bytes: 5 },
      [`${base}/app.css`]: { integrity: 'sha256-b', bytes: 5 },
      [`${base}/deep.js`]: { integrity: 'sha256-c', bytes: 5 },
    },
    routes: [{ path: `/${name}`, areas: ['admin'] }],
    nav: [],
    slots: [],
    surface: {},
    uses: { calls: [], storage: [] },
    needs: { shared: {}, names: {}, contract: '0.1.0' },
    builtAt: '2026-11-21T10:00:00.000Z',
    ...more,
  }
}

// What is older than KEEP_DAYS is removed after a promotion.
const anHourAgo = Date.now() - 3_600_000

/** The record of a fake release, published an hour ago; versions that end with a higher digit are newer by seconds. */
export const record = (name: string, version: string, inputs = `inputs of ${version}`): ReleaseRecord => ({
  kind: 'remote',
  name,
  inputs,
  publishedAt: new Date(anHourAgo + (Number(version.at(-1)) || 0) * 1_000).toISOString(),
  publishedBy: 'test',
  release: release(name, version),
})

/** Adds the hashes of these files, except compressed copies, to a record, as publishing does. */
export function sealedRecord(made: ReleaseRecord, files: ReadonlyMap<string, Buffer>): ReleaseRecord {
  const folder = `/${releasePath(made.name, made.release.version)}`
  const plain = [...files].filter(([file]) => !/\.(br|gz)$/.test(file))
  const facts = Object.fromEntries(
    plain.map(([file, contents]) => [
      `${folder}/${file}`,
      { integrity: integrityOf(contents), bytes: contents.length },
    ]),
  )
  return { ...made, release: { ...made.release, files: { ...made.release.files, ...facts } } } as ReleaseRecord
}

/** The record of a fake shell, its page template and its script, for tests. */
export function shellRecord(template: string): {
  release: ShellRelease
  record: ReleaseRecord
  files: Map<string, Buffer>
} {
  const script = 'console.log("shell")'
  const release: ShellRelease = {
    version: '1',
    scripts: ['/shell/1/main.js'],
    styles: [],
    fonts: [],
    template: '/shell/1/page.template',
    files: {
      '/shell/1/main.js': { integrity: integrityOf(script), bytes: script.length },
      '/shell/1/page.template': { integrity: integrityOf(template), bytes: template.length },
    },
    provides: {},
    builtAt: '',
  }
  return {
    release,
    record: { kind: 'shell', name: 'shell', inputs: 's', publishedAt: '', publishedBy: '', release },
    files: new Map([
      ['page.template', Buffer.from(template)],
      ['main.js', Buffer.from(script)],
    ]),
  }
}
