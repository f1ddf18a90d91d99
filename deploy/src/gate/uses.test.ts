import { expect, test } from '@jest/globals'
import type { RemoteManifest } from '@samspel/federation/registry'
import { listBuildables } from '../build/workspace'
import { checkUses } from './uses'
import { usesInCode } from './uses-in-code'

test.each(
  listBuildables()
    .filter(({ kind }) => kind === 'remote')
    .map(({ name, dir }) => [name, dir] as const),
)('%s declares the calls and keys that its code uses, and no other', async (_name, dir) => {
  const { remote } = (await import(`${dir}/src/remote.ts`)) as { remote: RemoteManifest }
  const modules = (remote.slots ?? []).map(
    ({ expose, module = `./src/slots/${expose.replace(/^\.\//, '')}.tsx` }) => module,
  )
  const { calls, storage } = remote.uses!
  expect({ calls: [...calls].sort(), storage: [...storage].sort() }).toEqual(usesInCode(dir, modules))
})

test('a release without a declaration is warned of, and so is one that uses more than the live one', () => {
  const uses = { calls: ['getWallet'], storage: ['draft.*'] }
  expect(checkUses('mf-x', {}, { uses })).toMatchObject([{ severity: 'warn', kind: 'uses-missing' }])
  expect(checkUses('mf-x', { uses }, undefined)).toEqual([])
  expect(checkUses('mf-x', { uses }, { uses })).toEqual([])
  expect(
    checkUses('mf-x', { uses: { calls: ['getWallet', 'createPayout'], storage: ['visits'] } }, { uses }),
  ).toMatchObject([
    { severity: 'warn', kind: 'uses-more', what: 'mf-x uses more than its live release: createPayout, visits' },
  ])
})
