import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
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

function optionsFor(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => readFileSync(file, 'utf8')) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(
    // `npm run typecheck` checks the types; here they are only emitted.
    {
      ...config.compilerOptions,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      noEmit: false,
      noCheck: true,
      declaration: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    root,
  )
  return options
}

/**
 * Builds the sources of packages file by file: `<dir>/src/a.tsx` becomes `<place>/dist/a.js` and `a.d.ts`; other files are copied. Nothing
 * is bundled, so that consumers' bundlers see the same files, stylesheets and chunks as ours.
 * @param places output folders by package folder
 */
export function emitPackages(root: string, places: ReadonlyMap<string, string>): void {
  const sources = new Map([...places].map(([dir]) => [dir, filesUnder(join(dir, 'src'))]))
  const targetOf = (file: string): string => {
    const [dir, place] = [...places].find(([folder]) => file.startsWith(join(folder, 'src/')))!
    return join(place, 'dist', relative(join(dir, 'src'), file))
  }
  const scripts = [...sources.values()].flat().filter((file) => /\.tsx?$/.test(file))
  const ambient = [...places.keys()].flatMap((dir) =>
    readdirSync(dir)
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => join(dir, name)),
  )
  const options = optionsFor(root)
  const program = ts.createProgram([...scripts, ...ambient], { ...options, rootDir: join(root, 'shared') })
  const write: ts.WriteFileCallback = (name, text, _bom, _onError, [source] = []) => {
    if (!source || !isScript(source.fileName)) return
    const built = targetOf(source.fileName).replace(/\.tsx?$/, name.endsWith('.d.ts') ? '.d.ts' : '.js')
    mkdirSync(dirname(built), { recursive: true })
    writeFileSync(built, withWholeSpecifiers(text, source.fileName))
  }
  const { diagnostics } = program.emit(undefined, write, undefined, false, { afterDeclarations: [withNamedImports] })
  const errors = diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error)
  if (errors.length > 0)
    throw new Error(
      ts.formatDiagnostics(errors, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    )
  for (const file of [...sources.values()].flat().filter((name) => !isScript(name))) cpSync(file, targetOf(file))
}
