import path from 'node:path'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import type { Elsewhere, Repository } from '../core/standalone'
import { elsewhere, here, ofThisCheckout, openRepository } from '../core/standalone'
import { expect, test } from '../core/test'
import { sandbox } from '../pages/sandbox'

/** FULL=1 (`npm run verify:standalone`) also moves a remote of this checkout into its own repository; `npm test` creates a new one. */
const FULL = process.env.FULL === '1'
const { STORAGE_DIR: storage, REGISTRY_SERVICE_URL: registry } = process.env
const BEFORE = 'Välj ett varumärke för att se dess butiker.'
// Different each time, because a version can be stored only once.
const AFTER = `Välj ett varumärke, från ett annat förråd (${Date.now()}).`

test.skip(!storage || !registry, 'needs the registry of the Samspel under test (STORAGE_DIR, REGISTRY_SERVICE_URL)')
test.describe.configure({ mode: 'serial', timeout: paced(600_000) })

let place: Elsewhere
let packages = ''

const tokenFor = async (remote: string): Promise<string> => {
  const answer = await here(
    'remote',
    'token',
    'create',
    '--team',
    'elsewhere',
    '--remotes',
    remote,
    '--may',
    'publish,promote,rollback',
    '--days',
    '1',
    '--storage',
    storage!,
    '--json',
  )
  return (JSON.parse(answer) as { token: string }).token
}

async function open(name: string, ...options: string[]): Promise<Repository> {
  const dir = path.join(place.folder, name)
  await here('create-remote', '--standalone', dir, '--packages', packages, ...options)
  return openRepository(dir, { SAMSPEL_REGISTRY: registry!, SAMSPEL_TOKEN: await tokenFor(name) })
}

test.beforeAll(async ({}, info) => {
  info.setTimeout(paced(600_000))
  place = elsewhere()
  packages = path.join(place.folder, 'tarballs')
  await here('packages', 'pack', '--out', packages)
})
test.afterAll(() => place?.remove())

const inFull = FULL ? test : () => {}
inFull(
  'mf-stores without this checkout is installed from tarballs, checked, isolated, built, published and promoted; its page is seen',
  async ({ page }) => {
    const repository = await open('mf-stores', '--from', 'mf-stores')
    repository.edit('src/features/brand-picker/messages.ts', BEFORE, AFTER)
    await repository.typecheck()

    const isolated = await repository.start(['isolate'], /sandbox at (\S+)/)
    try {
      await page.goto(`${isolated.said}?role=company&path=/stores`)
      const { app } = sandbox(page)
      await expect(app.getByText(AFTER)).toBeVisible()
      await expect(app.getByRole('list', { name: 'Varumärken' }).getByRole('listitem').first()).toBeVisible()
    } finally {
      await isolated.stop()
    }

    await repository.script('build')
    expect(await repository.script('gate')).toContain('fits what is live')
    expect(await repository.script('release')).toMatch(/is published/)
    await repository.script('promote')
    try {
      await signInAs(page, 'company')
      await page.goto('/stores')
      await expect(page.getByText(AFTER)).toBeVisible()
      await expect(page.getByRole('list', { name: 'Varumärken' }).getByRole('listitem').first()).toBeVisible()
    } finally {
      await repository.script('rollback')
    }
    await page.reload()
    await expect(page.getByText(BEFORE)).toBeVisible()

    const reads = repository.reads()
    const own = (file: string) => path.join(repository.dir, file)
    expect(reads, 'what builds it is its own').toEqual(
      expect.arrayContaining([own('webpack.config.ts'), own('src/remote.ts')]),
    )
    expect(
      reads.some(
        (file) =>
          file.startsWith(own('node_modules/.pnpm/')) &&
          file.endsWith('@samspel/federation/dist/webpack/remote-config.js'),
      ),
    ).toBe(true)
    expect(ofThisCheckout(reads), 'files of this checkout').toEqual([])
  },
)

test('a new remote without this checkout is tested, built, published and promoted; its page is seen @verify', async ({
  page,
}) => {
  const name = `mf-visit-${Date.now()}`
  const repository = await open(name, '--title', 'Besöket', '--title-en', 'The visit', '--areas', 'company')
  await repository.typecheck()
  await repository.script('test')
  await repository.script('build')
  expect(await repository.script('gate')).toContain('fits what is live')
  expect(await repository.script('release')).toMatch(/is published/)
  await repository.script('promote')

  await signInAs(page, 'company')
  await page.goto(`/${name.slice(3)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Besöket' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Varumärken' }).getByRole('listitem').first()).toBeVisible()
  expect(ofThisCheckout(repository.reads()), 'files of this checkout').toEqual([])
})
