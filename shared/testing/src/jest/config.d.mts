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
 * The jest configuration of a remote: TypeScript and JSX by swc, stylesheets and pictures as names, what the environments leave out of a browser, the matchers
 * of Testing Library. A test that needs a DOM says `@jest-environment @happy-dom/jest-environment` in its docblock; all others run in `node`.
 */
export function jestConfig(options: JestOptions): Record<string, unknown>
