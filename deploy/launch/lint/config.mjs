import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'
import { structureConfig } from './boundaries.mjs'
import { textsConfig } from './formatjs.mjs'
import { nameTablesConfig } from './name-tables.mjs'
import { rolesConfig } from './roles.mjs'
import { stylesheetsConfig } from './stylesheets.mjs'
import { noExportAll, noForcedPress, noLiteralText } from './text.mjs'
import { importZones } from './zones.mjs'

const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**']
/** Texts, demo content, endpoint declarations and the face of the contract are lists, so the limit on file length does not apply. */
const LISTS = [
  ...TESTS,
  '**/{messages,*-messages,field-names}.ts',
  'server/src/seed/content/**',
  'shared/api/src/contract/**',
  'shared/api/src/index.ts',
]
/** Files with a function above the limit of length, from before there was one. The list only gets shorter. */
const LONG_FUNCTIONS = [
  'deploy/launch/lib/flood.mjs',
  'deploy/src/storage/folder-storage.ts',
  'mf-campaigns/src/staff/features/campaign-detail/review/ReviewPanel.tsx',
  'mf-campaigns/src/staff/features/campaign-editor/EditorForm.tsx',
  'mf-campaigns/src/staff/features/overview/Comparison.tsx',
  'mf-messages/src/features/inbox/Composer.tsx',
  'mf-messages/src/features/inbox/ContextPane.tsx',
  'mf-messages/src/features/inbox/Conversation.tsx',
  'mf-messages/src/features/inbox/ListPane.tsx',
  'mf-public/src/features/stores/StoresPage.tsx',
  'mf-public/src/features/stores/map/StoreMap.tsx',
  'mf-public/src/features/stores/use-stores-map.ts',
  'mf-stores/src/creator/features/pass/PassPage.tsx',
  'server/src/seed/world/ledger.ts',
  'shared/federation/src/host/create-host.ts',
  'shared/federation/src/webpack/texts-plugin.ts',
  'shared/ui/src/data/BarChart.tsx',
  'shell/src/palette/PaletteDialog.tsx',
]
const SCREENS = ['shell/src/**/*.tsx', 'mf-*/src/**/*.tsx', 'shared/forms/src/**/*.tsx']
const COMPONENT_LIBRARY = {
  group: ['@mantine/*', '@tabler/*'],
  message: 'Only shared/ui knows the component library: use @samspel/ui.',
}

const FORM_FIELDS = {
  group: ['@samspel/ui/form-fields'],
  message: 'Take fields of @samspel/forms: a remote that imports these holds the component library itself.',
}

const OWN_LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use lazyPart, lazyDialog or lazyPage of @samspel/federation: they retry, and fail in their own place.',
}

const NO_REQUEST = {
  group: ['**/http/call'],
  importNames: ['Call'],
  message:
    'Commands and queries take a Context of server/src/context.ts and their input; handlers take the request apart.',
}

/** One block: side-effect imports keep their place, followed by Node's modules, packages, our packages, and files from far to near. */
const IMPORT_ORDER = [['^\\u0000', '^node:', '^@?\\w', '^@samspel/', '^\\.\\.', '^\\.']]

/** ESLint configuration for the checkout at `root`; its zones and boundaries follow the folders found there. */
export function lintConfig(root) {
  return [
    {
      ignores: [
        '**/node_modules/',
        '**/dist/',
        '**/.data/',
        '**/.cache/',
        '**/*.generated.*',
        'test-results/',
        'playwright-report/',
      ],
    },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      plugins: {
        '@typescript-eslint': tseslint.plugin,
        'import-x': importX,
        'react-hooks': reactHooks,
        'simple-import-sort': simpleImportSort,
      },
      settings: {
        'import-x/resolver-next': [
          createNodeResolver({
            extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
            conditionNames: ['types', 'import', 'default'],
          }),
        ],
      },
      rules: {
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-debugger': 'error',
        'no-eval': 'error',
        'no-implied-eval': 'error',
        'no-new-func': 'error',
        'no-var': 'error',
        'object-shorthand': 'error',
        'prefer-const': 'error',
        '@typescript-eslint/ban-ts-comment': 'error',
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
        '@typescript-eslint/no-require-imports': 'error',
        'simple-import-sort/imports': ['error', { groups: IMPORT_ORDER }],
        'simple-import-sort/exports': 'error',
        'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
        'import-x/no-relative-packages': 'error',
        'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root) }],
      },
    },
    {
      // Code without React is left out: these rules take a fifth of the time.
      files: ['{shell,mf-*,shared}/**/*.{ts,tsx}', '**/*.tsx'],
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      ignores: ['shared/ui/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [COMPONENT_LIBRARY] }] },
    },
    {
      files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'],
      // The shell shares all of React with the remotes.
      ignores: ['shell/src/boot/shared-libraries.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: [OWN_LAZY], patterns: [COMPONENT_LIBRARY, FORM_FIELDS] }] },
    },
    {
      files: ['server/src/modules/**/*.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [COMPONENT_LIBRARY, NO_REQUEST] }] },
    },
    textsConfig,
    nameTablesConfig(root),
    stylesheetsConfig,
    ...structureConfig(root),
    ...rolesConfig,
    { files: ['*.mjs'], rules: { 'import-x/no-relative-packages': 'off' } },
    { files: ['**/src/**/*.{ts,tsx}'], ignores: LISTS, rules: { 'max-lines': ['error', 250] } },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      ignores: [...TESTS, 'server/test/**', 'bench/**'],
      rules: {
        complexity: ['error', 30],
        'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      },
    },
    { files: LONG_FUNCTIONS, rules: { 'max-lines-per-function': 'off' } },
    { files: ['**/index.ts', '**/index.tsx'], rules: { 'no-restricted-syntax': ['error', noExportAll] } },
    { files: ['e2e/**/*.ts'], rules: { 'no-restricted-syntax': ['error', noForcedPress] } },
    { files: SCREENS, ignores: TESTS, rules: { 'no-restricted-syntax': ['error', ...noLiteralText] } },
    {
      files: ['shell/**/index.tsx', 'mf-*/**/index.tsx'],
      rules: { 'no-restricted-syntax': ['error', noExportAll, ...noLiteralText] },
    },
  ]
}
