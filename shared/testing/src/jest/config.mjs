import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** ESM-only packages that jest must translate. */
const TRANSLATED = [
  '@samspel',
  '@module-federation',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'react-leaflet',
  '@react-leaflet',
  'uuidv7',
  'typebox',
  'd3-',
  'internmap',
  'final-form',
  'react-final-form',
  'cookie',
  'supercluster',
  'kdbush',
  'image-dimensions',
]

const OFFLINE = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  disableIframePageLoading: true,
  navigation: {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableChildPageNavigation: true,
    disableFallbackToSetURL: true,
  },
}

const beside = (name) => fileURLToPath(new URL(name, import.meta.url))
// Whoever uses this sees none of this package's own dependencies.
const { resolve } = createRequire(import.meta.url)

export function jestConfig({ rootDir, translated = [], ...more }) {
  const names = [...TRANSLATED, ...translated].map((name) => name.replace('/', '[+/]'))
  return {
    rootDir,
    // A page of a test loads nothing by itself: no link that is followed, no stylesheet, no script.
    testEnvironmentOptions: { settings: OFFLINE },
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${names.join('|')}))`],
    moduleNameMapper: {
      '\\.css$': beside('styles.cjs'),
      '\\.(svg|png|webp|jpg|woff2)$': beside('asset.cjs'),
    },
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    setupFiles: [beside('globals.cjs')],
    setupFilesAfterEnv: [beside('matchers.cjs')],
    ...more,
  }
}
