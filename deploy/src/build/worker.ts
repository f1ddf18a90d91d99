// Each build runs in its own process so that two builds can use two cores: node --import tsx worker.ts <dir> <outDir>
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addPaint } from './paint'
import { presetsOf } from './presets'

const [dir, outDir] = process.argv.slice(2)
if (!dir || !outDir) throw new Error('worker.ts needs a folder to build and one to write to')

const presets = await presetsOf(dir)
const { default: config } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
  default: Parameters<typeof presets.buildWithConfig>[0]
}
const problems = await presets.buildWithConfig(config, outDir)
if (problems) {
  console.error(problems)
  process.exitCode = 1
} else {
  const surfaceFile = join(dir, 'src/surface.ts')
  const said = existsSync(surfaceFile)
    ? ((await import(pathToFileURL(surfaceFile).href)) as { surface: unknown })
    : undefined
  const dataFile = join(outDir, 'build.json')
  const built = JSON.parse(await readFile(dataFile, 'utf8')) as { files: readonly string[] }
  const data = { ...built, ...(await addPaint(presets, dir, outDir, built.files)) }
  await writeFile(
    dataFile,
    JSON.stringify({ ...data, version: process.env.SAMSPEL_VERSION, ...(said && { surface: said.surface }) }, null, 2),
  )
}
