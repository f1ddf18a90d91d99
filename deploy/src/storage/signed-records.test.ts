import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { promote } from '../commands/promote'
import { signRecords } from '../commands/sign-records'
import { seal } from '../signing/sign'
import { registryKeys } from '../signing/sign-keys'
import { sealRecord } from '../signing/sign-record'
import { describeEachStorage } from '../testing/each-storage'
import { record, release } from '../testing/releases'
import type { ReleaseRecord } from './storage'

describeEachStorage('records of releases in a %s', (context) => {
  const publish = async (...versions: string[]) => {
    for (const version of versions) await context.storage.putRelease(record('mf-x', version), new Map())
  }
  const evil = (version: string) =>
    ({
      ...record('mf-x', version),
      release: release('mf-x', version, { entry: '/remotes/mf-x/evil.js' }),
    }) as ReleaseRecord
  const keyIn = (name: string) => registryKeys(join(context.backend.parent, name), {})

  test.each([
    ['prepared by hand', async () => JSON.stringify(evil('2')), 'is not signed'],
    [
      'signed with a key of their own',
      async () => sealRecord(evil('2'), await keyIn('theirs.pem').signing()),
      'is not trusted here',
    ],
    [
      'altered after it was signed',
      async () =>
        (await context.backend.readRecord('mf-x', '2')).replace(
          /"payload": "([^"]+)"/,
          () => `"payload": "${Buffer.from(JSON.stringify(evil('2'))).toString('base64')}"`,
        ),
      'was changed after it was signed',
    ],
    ['put in the place of another', () => context.backend.readRecord('mf-x', '1'), 'is that of mf-x@1'],
    [
      'made of something else that the key has signed',
      () => context.backend.readRaw(),
      'holds application/vnd.samspel.registry+json',
    ],
  ])('one %s is refused at promote, also as the newest, and nothing has changed', async (_what, forged, text) => {
    await publish('1', '2')
    await promote(context.storage, 'mf-x', '1', { by: 'ann' })
    await context.backend.writeRecord('mf-x', '2', await forged())
    const again = context.backend.open()
    await expect(promote(again, 'mf-x', '2', { by: 'eve' })).rejects.toThrow(text)
    expect((await again.readRegistry()).remotes['mf-x']!.version).toBe('1')
  })

  test('a forged one hides no good one, and is not the newest', async () => {
    await publish('1', '2')
    await context.backend.writeRecord('mf-x', '2', JSON.stringify(evil('2')))
    expect(await context.backend.open().listReleases('mf-x')).toEqual(['1'])
    await context.backend.writeRecord('mf-x', '1', JSON.stringify(evil('1')))
    await expect(context.backend.open().listReleases('mf-x')).rejects.toThrow('is not signed')
  })

  test('an installation from before serves as it did, signs its records once, and takes no unsigned one after that', async () => {
    await publish('1', '2')
    await promote(context.storage, 'mf-x', '1', { by: 'ann' })
    const { recordsSigned: _signed, ...before } = await context.storage.readRegistry()
    await context.backend.writeRaw(
      seal({ ...before, revision: before.revision + 1 }, await keyIn('registry-key.pem').signing()),
    )
    for (const version of ['1', '2'])
      await context.backend.writeRecord('mf-x', version, JSON.stringify(record('mf-x', version)))
    const after = context.backend.open()
    expect(await after.listReleases('mf-x')).toEqual(['1', '2'])
    expect((await signRecords(after)).signed.sort()).toEqual(['mf-x@1', 'mf-x@2'])
    expect((await signRecords(after)).signed).toEqual([])
    await promote(after, 'mf-x', '2', { by: 'ann' })
    await publish('3')
    await context.backend.writeRecord('mf-x', '3', JSON.stringify(evil('3')))
    await expect(promote(context.backend.open(), 'mf-x', '3')).rejects.toThrow('is not signed')
    expect((await signRecords(context.backend.open())).refused).toEqual([
      { release: 'mf-x@3', why: expect.stringContaining('is not signed') },
    ])
    expect((await after.readRegistry()).recordsSigned).toBe(true)
  })
})
