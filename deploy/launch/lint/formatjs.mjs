import formatjs from 'eslint-plugin-formatjs'

/** FormatJS's own rules for the definitions of texts: their ids and descriptions are written out, and what they say is sound ICU. */
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
