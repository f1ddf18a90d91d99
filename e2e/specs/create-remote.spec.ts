import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyOfCheckout, filesOf } from '../core/checkout-copy'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

const storage = process.env.STORAGE_DIR
const STEP_MS = 240_000

const fingerprint = (root: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(root).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  )

const run = (root: string, command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/launch/cli.cjs', command, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: STEP_MS,
  })
  expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
}

test.describe('a new remote', () => {
  test.skip(!storage, 'needs the registry folder of the Samspel under test (STORAGE_DIR)')
  test.describe.configure({ timeout: 2 * STEP_MS })

  test('is made, tested, published into a running Samspel and visited, with no edit elsewhere', async ({ page }) => {
    const copy = copyOfCheckout()
    try {
      const before = fingerprint(copy)
      run(
        copy,
        'create-remote',
        'mf-visit',
        '--title',
        'Besöket',
        '--title-en',
        'The visit',
        '--icon',
        'star',
        '--areas',
        'company',
      )
      const after = fingerprint(copy)
      const changed = Object.keys(after).filter((file) => after[file] !== before[file] && !file.startsWith('mf-visit/'))
      expect(changed).toEqual(['pnpm-lock.yaml'])

      const { status, stderr } = spawnSync(
        process.execPath,
        ['node_modules/jest/bin/jest.js', 'mf-visit', '--selectProjects', 'unit'],
        { cwd: copy, encoding: 'utf8', timeout: STEP_MS },
      )
      expect(status, stderr).toBe(0)

      run(copy, 'remote', 'publish', 'mf-visit', '--storage', storage!)
      run(copy, 'remote', 'promote', 'mf-visit', '--storage', storage!)

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
