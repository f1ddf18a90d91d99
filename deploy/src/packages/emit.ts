import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { temporaryFolder } from '../temporary-folder'
import { withNamedImports } from './named-imports'
import { withWholeSpecifiers } from './specifiers'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isScript = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file)

/** Every file below a folder, except tests. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const typescript7 = (root: string): string =>
  join(dirname(createRequire(join(root, 'package.json')).resolve('typescript-7/package.json')), 'bin/tsc')

/** Compiles files into a folder, with the layout of `shared/`. `npm run typecheck` checks the types; here they are only emitted. */
function compile(root: string, files: readonly string[], out: string): void {
  const project = join(out, 'tsconfig.json')
  const compilerOptions = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    noEmit: false,
    noCheck: true,
    declaration: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    rewriteRelativeImportExtensions: true,
    rootDir: join(root, 'shared'),
    outDir: out,
  }
  writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [typescript7(root), '-p', project, '--checkers', '1', '--pretty', 'false'],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The shared packages could not be compiled:\n${stdout}${stderr}`)
}

const printer = ts.createPrinter()

/** Names the inline imports of a declaration file, see {@link withNamedImports}. */
function named(text: string): string {
  if (!text.includes('import("')) return text
  const { transformed } = ts.transform(ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true), [
    withNamedImports,
  ])
  return printer.printFile(transformed[0] as ts.SourceFile)
}

/**
 * Builds the sources of packages file by file: `<dir>/src/a.tsx` becomes `<place>/dist/a.js` and `a.d.ts`; other files are copied. Nothing
 * is bundled, so that consumers' bundlers see the same files, stylesheets and chunks as ours.
 * @param places output folders by package folder
 */
export function emitPackages(root: string, places: ReadonlyMap<string, string>): void {
  const ambient = [...places.keys()].flatMap((dir) =>
    readdirSync(dir)
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => join(dir, name)),
  )
  const sources = new Map([...places].map(([dir]) => [dir, filesUnder(join(dir, 'src'))]))
  const scripts = [...sources.values()].flat().filter((file) => /\.tsx?$/.test(file))
  const compiled = temporaryFolder('packages')
  try {
    compile(root, [...scripts, ...ambient], compiled)
    for (const [dir, place] of places)
      for (const source of sources.get(dir)!) {
        const target = join(place, 'dist', relative(join(dir, 'src'), source))
        mkdirSync(dirname(target), { recursive: true })
        if (!isScript(source)) {
          cpSync(source, target)
          continue
        }
        const base = join(compiled, relative(join(root, 'shared'), source)).replace(/\.tsx?$/, '')
        const built = target.replace(/\.tsx?$/, '')
        writeFileSync(`${built}.js`, withWholeSpecifiers(readFileSync(`${base}.js`, 'utf8'), source))
        writeFileSync(`${built}.d.ts`, withWholeSpecifiers(named(readFileSync(`${base}.d.ts`, 'utf8')), source))
      }
  } finally {
    rmSync(compiled, { recursive: true, force: true })
  }
}
