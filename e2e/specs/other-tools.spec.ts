import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paced } from '../core/pace'
import { buildWithRspack } from '../core/rspack'
import { signInAs } from '../core/session'
import { remote, storageDir } from '../core/ship'
import { tamper } from '../core/tamper'
import { expect, test } from '../core/test'
import { buildWithVite } from '../core/vite'

interface Live {
  shell: { provides: Record<string, string> }
  remotes: Record<string, { entry: string; entryKind?: string; modules?: string[]; files: Record<string, unknown> }>
}

const NAME = 'mf-rspack'
const LIBRARIES = ['react', 'react/jsx-runtime', '@samspel/federation', '@samspel/ui']

test.describe('a remote that Rspack has built', () => {
  test.skip(!storageDir, 'needs the registry folder of the Samspel under test (STORAGE_DIR)')
  test.describe.configure({ timeout: paced(180_000) })
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rspack-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  test('passes the gate, is loaded by the shell and shares its React @verify', async ({ page, request }) => {
    const live = async () => (await (await request.get('/registry.json')).json()) as Live
    const { provides } = (await live()).shell
    const needs = Object.fromEntries(LIBRARIES.map((library) => [library, provides[library]!]))
    await buildWithRspack({
      name: NAME,
      version: `1.0.${Date.now()}`,
      contract: provides['@samspel/api']!,
      needs,
      outDir: folder,
    })
    await remote('publish', NAME, '--dir', folder)
    await remote('promote', NAME)

    const refused: string[] = []
    page.on(
      'console',
      (message) =>
        /Content Security Policy|TrustedScript|integrity/.test(message.text()) && refused.push(message.text()),
    )
    await signInAs(page, 'company')
    await page.goto('/rspack')
    await expect(page.getByRole('heading', { level: 1, name: 'Byggd med Rspack' })).toBeVisible()
    const button = page.getByRole('button', { name: /^Tryckt/ })
    await button.click()
    await button.click()
    await expect(button).toHaveText('Tryckt 2 gånger')
    expect(refused).toEqual([])

    const { files } = (await live()).remotes[NAME]!
    const code = await Promise.all(
      Object.keys(files)
        .filter((file) => file.endsWith('.js'))
        .map(async (file) => (await request.get(file)).text()),
    )
    expect(code.join('\n')).not.toContain('react.transitional.element')
  })

  test('that needs a React which the shell does not have is kept out by the gate @verify', async ({ request }) => {
    const { provides } = ((await (await request.get('/registry.json')).json()) as Live).shell
    await buildWithRspack({
      name: NAME,
      version: `2.0.${Date.now()}`,
      contract: provides['@samspel/api']!,
      needs: {
        react: '20.0.0',
        'react/jsx-runtime': '20.0.0',
        '@samspel/federation': provides['@samspel/federation']!,
        '@samspel/ui': provides['@samspel/ui']!,
      },
      outDir: folder,
    })
    await expect(remote('publish', NAME, '--dir', folder)).rejects.toThrow(/shared-range +mf-rspack needs react \^20/)
  })
})

test.describe('a remote that Vite has built, whose entry and chunks are ES modules', () => {
  test.skip(!storageDir, 'needs the registry folder of the Samspel under test (STORAGE_DIR)')
  test.describe.configure({ timeout: paced(180_000) })
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vite-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  test('is loaded with the hash of every module, shares its React, and runs none when a late one is altered @verify', async ({
    page,
    request,
    browser,
  }) => {
    const live = async () => (await (await request.get('/registry.json')).json()) as Live
    const { provides } = (await live()).shell
    await buildWithVite({
      name: 'mf-vite',
      version: `1.0.${Date.now()}`,
      contract: provides['@samspel/api']!,
      needs: Object.fromEntries(LIBRARIES.map((library) => [library, provides[library]!])),
      outDir: folder,
    })
    await remote('publish', 'mf-vite', '--dir', folder)
    await remote('promote', 'mf-vite')
    const { entry, entryKind, modules = [] } = (await live()).remotes['mf-vite']!
    expect(entryKind).toBe('module')
    const late = modules.find((file) => /\/late-/.test(file))!
    expect(modules).toEqual(expect.arrayContaining([entry, late]))

    const refused: string[] = []
    page.on(
      'console',
      (message) =>
        /Content Security Policy|TrustedScript|integrity/.test(message.text()) && refused.push(message.text()),
    )
    await signInAs(page, 'company')
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).pathname))
    await page.goto('/vite')
    await expect(page.getByRole('heading', { level: 1, name: 'Byggd med Vite' })).toBeVisible()
    const button = page.getByRole('button', { name: /^Tryckt/ })
    await button.click()
    await button.click()
    await expect(button).toHaveText('Tryckt 2 gånger')
    await expect(page.getByText('Kom senare')).toBeVisible()
    expect(refused).toEqual([])
    expect(asked.filter((file) => modules.includes(file)).sort()).toEqual([...modules].sort())
    const code = await Promise.all(modules.map(async (file) => (await request.get(file)).text()))
    expect(code.join('\n')).not.toContain('react.transitional.element')

    const context = await browser.newContext({ serviceWorkers: 'block' })
    try {
      const other = await context.newPage()
      await signInAs(other, 'company')
      const times = await tamper(other, late)
      await other.goto('/vite')
      await expect(other.getByText(/Hoppsan, innehållet kunde inte laddas/)).toBeVisible({ timeout: paced(30_000) })
      await expect(other.getByRole('heading', { name: 'Byggd med Vite' })).toHaveCount(0)
      expect(times()).toBeGreaterThan(0)
    } finally {
      await context.close()
    }
  })
})
