/** What a project adds to the configuration or replaces in it. */
export interface JestOptions {
  /** Folder of the project: `import.meta.dirname` of its jest.config.mjs. */
  rootDir: string
  /** Names (or their beginnings) of further packages that hold no CommonJS and must be translated. */
  translated?: readonly string[]
  /** Any option of jest. */
  [option: string]: unknown
}

/**
 * The jest configuration of a remote: TypeScript and JSX by swc, stylesheets and pictures as names, what jsdom leaves out of a browser, the matchers of
 * Testing Library. A test that needs a DOM says `@jest-environment jsdom` in its docblock. All others run in the worker's own context, where a module
 * whose path matches `testEnvironmentOptions.kept` (packages, unless replaced) is evaluated once in a worker; one that needs fresh ones says
 * `@jest-environment node`.
 */
export function jestConfig(options: JestOptions): Record<string, unknown>
