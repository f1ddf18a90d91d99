import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Presets from '@samspel/federation/webpack'
import { BuildFailed } from './run-build'

/** How a build for one language begins: with its texts. */
const LANGUAGE = /samspelTexts\|\|\[\]\)\.push\(\["([A-Za-z-]+)"/

/**
 * Builds the painter of a remote or the shell (`src/paint.tsx`) and puts it beside the build, one file for each language, under a name that no page asks for.
 * @returns what `build.json` says of it; nothing where there is no painter, or the presets that are installed know none
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
