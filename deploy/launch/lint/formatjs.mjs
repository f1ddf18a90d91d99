import formatjs from 'eslint-plugin-formatjs'

/** FormatJS rules for message definitions: literal ids and descriptions, and valid ICU syntax. */
export const textRules = {
  'formatjs/enforce-default-message': ['error', 'literal'],
  'formatjs/enforce-description': ['error', 'literal'],
  'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
  'formatjs/no-invalid-icu': 'error',
  'formatjs/no-multiple-whitespaces': 'error',
  'formatjs/no-offset': 'error',
  'formatjs/no-useless-message': 'error',
  'formatjs/no-complex-selectors': ['error', { limit: 30 }],
}

export const textsConfig = {
  files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', 'shared/i18n/src/text.tsx'],
  plugins: { formatjs },
  rules: textRules,
}
