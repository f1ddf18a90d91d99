import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Registry, RemoteRelease } from '@samspel/federation/registry'
import { readBuiltFolder } from '../build/built-folder'
import { storeBuild } from '../commands/store-build'
import type { Shapes } from '../shapes/shape'
import { shapesTaken } from '../shapes/shape'
import { writeShapes } from '../shapes/shape-file'
import type { ReleaseRecord } from '../storage/storage'
import { temporaryFolder } from '../temporary-folder'
import { writeBuild } from '../testing/built-folder'
import { record, release } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { shapesIn, typeFindings } from './types'

const shapes = (props: string): Shapes => ({
  '@samspel/ui': {
    gives: { Page: 'Page.tsx#Page', Other: 'Page.tsx#Other' },
    declarations: {
      'Page.tsx#Page': {
        code: 'export declare function Page(props: PageProps): any;',
        refs: { PageProps: 'Page.tsx#PageProps' },
      },
      'Page.tsx#PageProps': { code: `export interface PageProps { ${props} }`, refs: {} },
      'Page.tsx#Other': { code: 'export declare const other: string;', refs: {} },
    },
  },
})
const TITLE = shapes('title: string')
const HEADING = shapes('heading: string')

const takes = (name: string, ...files: string[]): Partial<RemoteRelease> => ({
  needs: { shared: {}, contract: '0.1.0', names: { '@samspel/ui': { [name]: files } } },
})
const shell = (version: string) =>
  ({ ...record('shell', version), kind: 'shell', release: { version, provides: {} } }) as unknown as ReleaseRecord
const registry = (remotes: Record<string, RemoteRelease>) =>
  ({ revision: 1, environment: 'test', updatedAt: '', shell: shell('1').release, remotes }) as unknown as Registry
const reading = (stored: Record<string, Shapes>) => async (name: string, version: string) =>
  stored[`${name}@${version}`]

test('a shell whose types are narrower than those a live remote was built against is refused, with the remote and its files', async () => {
  const live = registry({ 'mf-elsewhere': release('mf-elsewhere', '1', takes('Page', 'src/Start.tsx')) })
  const found = await typeFindings(live, shell('2'), HEADING, reading({ 'mf-elsewhere@1': TITLE }))
  expect(found[0]).toMatchObject({
    severity: 'refuse',
    kind: 'shared-type',
    what: 'mf-elsewhere takes Page from @samspel/ui: PageProps.title is gone',
    why: expect.stringContaining('src/Start.tsx'),
  })
})

test('a remote from before types were kept is compared with the shell that is live', async () => {
  const live = registry({ 'mf-old': release('mf-old', '1', takes('Page', 'a.tsx')) })
  expect(await typeFindings(live, shell('2'), HEADING, reading({ 'shell@1': TITLE }))).not.toEqual([])
  expect(await typeFindings(live, shell('2'), HEADING, reading({}))).toEqual([])
})

test('canaries count, names that nobody takes do not', async () => {
  const canary = { percent: 5, since: '', by: '', release: release('mf-a', '2', takes('Page', 'a.tsx')) }
  const live = registry({ 'mf-a': { ...release('mf-a', '1', takes('Other', 'b.tsx')), canary } as RemoteRelease })
  expect(await typeFindings(live, shell('2'), HEADING, reading({ 'mf-a@1': TITLE }))).toEqual([])
  expect(await typeFindings(live, shell('2'), HEADING, reading({ 'mf-a@2': TITLE }))).not.toEqual([])
})

test('a remote built against types that the live shell does not give is refused; one built against the same fits', async () => {
  const mine = { ...record('mf-a', '2'), release: release('mf-a', '2', takes('Page', 'a.tsx')) } as ReleaseRecord
  const read = reading({ 'shell@1': TITLE })
  expect(await typeFindings(registry({}), mine, HEADING, read)).not.toEqual([])
  expect(await typeFindings(registry({}), mine, TITLE, read)).toEqual([])
})

test('a remote keeps what the names that it takes need, and no more', () => {
  const kept = shapesTaken(TITLE, { '@samspel/ui': { Page: ['a.tsx'] } })['@samspel/ui']!
  expect(Object.keys(kept.gives)).toEqual(['Page'])
  expect(Object.keys(kept.declarations).sort()).toEqual(['Page.tsx#Page', 'Page.tsx#PageProps'])
})

test('types travel with a release and are served to nobody', async () => {
  const { storage, remove } = await temporaryStorage()
  const folder = temporaryFolder('built')
  await writeBuild(folder, 'mf-a', '1')
  const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as object
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ ...build, takes: { '@samspel/ui': { Page: ['a.tsx'] } } }))
  writeShapes(folder, TITLE)
  const built = await readBuiltFolder(folder)
  expect(built.files.map(({ name }) => name)).toContain('types.json')
  await storeBuild(storage, { ...built, inputs: 'x', folder })
  expect(await shapesIn(storage)('mf-a', '1')).toEqual(shapesTaken(TITLE, { '@samspel/ui': { Page: [] } }))
  const stored = await storage.readRelease('mf-a', '1')
  expect(Object.keys(stored!.release.files).filter((path) => path.includes('types'))).toEqual([])
  await remove()
})
