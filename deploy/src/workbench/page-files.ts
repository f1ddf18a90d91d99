import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of a tool's own page, by the last part of their address; `''` is the page itself. */
export type PageFiles = Map<string, { type: string; contents: string }>

/** Builds the page of a tool that lives in `folder`: `<name>.html`, `<name>.css`, `<name>.ts`, and `frame.ts`, which prepares its frame. */
export async function pageFiles(folder: string, name: string): Promise<PageFiles> {
  // The edge starts without it: only where tools are used is anything built.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: { [name]: join(folder, `${name}.ts`), frame: join(folder, 'frame.ts') },
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
    ['', { type: 'text/html; charset=utf-8', contents: await readFile(join(folder, `${name}.html`), 'utf8') }],
    [`${name}.css`, { type: 'text/css; charset=utf-8', contents: await readFile(join(folder, `${name}.css`), 'utf8') }],
  ])
}
