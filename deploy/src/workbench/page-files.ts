import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = join(import.meta.dirname, 'page')

/** The harness's own files: its page, script and style, and the script that prepares the frame. */
export async function pageFiles(): Promise<Map<string, { type: string; contents: string }>> {
  const { outputFiles } = await build({
    entryPoints: { harness: join(folder, 'harness.ts'), frame: join(folder, 'frame.ts') },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  })
  const scripts = outputFiles.map(({ path, text }): [string, { type: string; contents: string }] => [
    path.split(/[\\/]/).at(-1)!, { type: 'text/javascript; charset=utf-8', contents: text },
  ])
  return new Map([
    ...scripts,
    ['', { type: 'text/html; charset=utf-8', contents: await readFile(join(folder, 'harness.html'), 'utf8') }],
    ['harness.css', { type: 'text/css; charset=utf-8', contents: await readFile(join(folder, 'harness.css'), 'utf8') }],
  ])
}
