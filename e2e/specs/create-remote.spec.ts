import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { changesIn, copyOfCheckout } from '../core/checkout-copy'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

/** FULL=1 (`npm run verify:standalone`) also runs its tests here; `npm test` runs them in a repository of its own (standalone.spec.ts). */
const FULL = process.env.FULL === '1'
const storage = process.env.STORAGE_DIR
const STEP_MS = 240_000

const run = (root: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: paced(STEP_MS),
  })
  expect(status, `${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
}
const CLI = 'deploy/launch/cli.cjs'

test.describe('a new remote', () => {
  test.skip(!storage, 'needs the registry folder of the Samspel under test (STORAGE_DIR)')
  test.describe.configure({ timeout: paced(2 * STEP_MS) })

  test('is made, published into a running Samspel and visited, with no edit elsewhere @verify', async ({ page }) => {
    const copy = copyOfCheckout()
    try {
      const names = ['--title', 'Besöket', '--title-en', 'The visit', '--icon', 'star', '--areas', 'company']
      run(copy, CLI, 'create-remote', 'mf-visit', ...names)
      const changes = changesIn(copy)
      expect(changes).toContain('mf-visit/src/remote.ts')
      expect(changes.filter((file) => !file.startsWith('mf-visit/'))).toEqual(['pnpm-lock.yaml'])

      if (FULL) run(copy, 'node_modules/jest/bin/jest.js', 'mf-visit', '--selectProjects', 'unit')
      run(copy, CLI, 'remote', 'publish', 'mf-visit', '--storage', storage!)
      run(copy, CLI, 'remote', 'promote', 'mf-visit', '--storage', storage!)

      await signInAs(page, 'company')
      await page.goto('/campaigns')
      await page.getByRole('link', { name: 'Besöket' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Besöket' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Varumärken' }).getByRole('listitem').first()).toBeVisible()
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
})
