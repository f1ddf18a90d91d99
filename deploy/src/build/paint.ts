import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Presets from '@samspel/federation/webpack'
import { BuildFailed } from './run-build'

/** Every language-specific build starts with its texts. */
const LANGUAGE = /samspelTexts\|\|\[\]\)\.push\(\["([A-Za-z-]+)"/

/**
 * Builds the painter of a remote or the shell (`src/paint.tsx`) into the build folder, one file per language. No page
 * requests these files; only the edge reads them.
 * @returns the entry for `build.json`; empty if there is no painter, or if the installed presets do not support one
 */
export async function addPaint(
  {
    buildWithConfig,
    hasPaint,
    paintConfig,
    PAINT_CHUNK,
  }: Partial<typeof Presets> & Pick<typeof Presets, 'buildWithConfig'>,
  dir: string,
  outDir: string,
  files: readonly string[],
): Promise<{ paint: Record<string, string>; files: string[] } | undefined> {
  if (!hasPaint?.(dir) || !paintConfig) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'samspel-paint-'))
  try {
    const problems = await buildWithConfig(paintConfig({ dir }), folder)
    if (problems) throw new BuildFailed(problems)
    const paint: Record<string, string> = {}
    for (const name of (await readdir(folder)).filter((one) => one.startsWith(`${PAINT_CHUNK}.`))) {
      const code = await readFile(join(folder, name), 'utf8')
      const language = LANGUAGE.exec(code)?.[1] ?? 'sv'
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      paint[language] = `paint.${language}.${hash}.template`
      await writeFile(join(outDir, paint[language]), code)
    }
    return { paint, files: [...files, ...Object.values(paint)] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
