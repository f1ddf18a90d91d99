/**
 * What is mutated, and the tests that must notice: those near the code, none that needs a database. `roots` holds both; `hasDom`: some of the
 * tests choose their own environment.
 * @typedef {{ roots: string[], mutate: string[], tests: string[], hasDom?: boolean }} Part
 * @type {Record<string, Part>}
 */
export const parts = {
  rules: {
    roots: ['shared/api/src/rules'],
    mutate: ['shared/api/src/rules/**/*.ts'],
    tests: ['shared/api/src/rules/**/*.test.ts'],
  },
  policies: {
    roots: ['server/src/auth', 'server/src/modules', 'server/test'],
    mutate: ['server/src/auth/{roles,policy}.ts', 'server/src/modules/**/policies.ts'],
    tests: ['server/src/**/{policies,policy,roles}.test.ts', 'server/test/policies-of-a-new-role.test.ts'],
  },
  ledger: {
    roots: ['server/src/modules/wallet', 'server/src/modules/tax', 'server/test/support'],
    mutate: [
      'server/src/modules/wallet/banking-days.ts',
      'server/src/modules/wallet/company/{paper,receipt-file,statement}.ts',
    ],
    tests: ['server/src/modules/wallet/**/*.test.ts'],
  },
  files: {
    roots: ['server/src', 'shared/api/src/files', 'mf-campaigns/src/staff/features/community/import'],
    mutate: [
      'server/src/{read-csv,bank-account}.ts',
      'server/src/modules/communities/import-rows.ts',
      'server/src/modules/stores/file.ts',
      'server/src/iso20022/{read-xml,status-report,statement}.ts',
      'shared/api/src/files/*.ts',
      'mf-campaigns/src/staff/features/community/import/read-csv.ts',
    ],
    tests: [
      'server/src/{read-csv,bank-account}.test.ts',
      'server/src/iso20022/*.test.ts',
      'server/src/modules/{communities,stores}/**/*.test.ts',
      'shared/api/src/files/*.test.ts',
      'mf-campaigns/src/staff/features/community/import/*.test.ts',
    ],
  },
  store: {
    roots: ['shared/store/src'],
    mutate: ['shared/store/src/**/*.ts'],
    tests: ['shared/store/src/**/*.test.{ts,tsx}'],
    hasDom: true,
  },
  data: {
    roots: [
      'mf-auth/src/data',
      'mf-campaigns/src',
      'mf-messages/src/data',
      'mf-public/src',
      'mf-stores/src',
      'mf-wallet/src',
    ],
    mutate: ['mf-*/src/**/data/**/*.ts'],
    tests: ['mf-*/src/**/data/**/*.test.{ts,tsx}'],
    hasDom: true,
  },
}
