import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of a tool's page, by the last segment of their URL; `''` is the page itself. */
export type PageFiles = Map<string, { type: string; contents: string }>

type Script = [string, string]

async function scriptsOf(folder: string, name: string): Promise<Script[]> {
  const files = [`${name}.js`, 'frame.js']
  // Already built, as in the released package.
  if (existsSync(join(folder, files[0]!)))
    return Promise.all(files.map(async (file): Promise<Script> => [file, await readFile(join(folder, file), 'utf8')]))
  return buildScripts(folder, name)
}

/** Builds the scripts of a tool's page from their sources. */
export async function buildScripts(folder: string, name: string): Promise<Script[]> {
  // Loaded on demand: the edge starts without it, and builds only if a tool is used.
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
  return outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1)!, text])
}

/** Reads or builds the page of a tool in `folder`: `<name>.html`, `<name>.css`, `<name>.ts`, and `frame.ts`, which prepares its frame. */
export async function pageFiles(folder: string, name: string): Promise<PageFiles> {
  const scripts = await scriptsOf(folder, name)
  return new Map([
    ...scripts.map(([file, contents]): [string, { type: string; contents: string }] => [
      file,
      { type: 'text/javascript; charset=utf-8', contents },
    ]),
    ['', { type: 'text/html; charset=utf-8', contents: await readFile(join(folder, `${name}.html`), 'utf8') }],
    [`${name}.css`, { type: 'text/css; charset=utf-8', contents: await readFile(join(folder, `${name}.css`), 'utf8') }],
  ])
}
