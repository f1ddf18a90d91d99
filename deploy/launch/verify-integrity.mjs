// Measures figures 21 and 22 in full against a Samspel of this run's own: every page, every entry point,
// and every file of a page of each remote.
process.env.FULL = '1'
process.env.E2E_ARGS = 'specs/integrity.spec.ts specs/policy.spec.ts --project=desktop'
process.argv.splice(2, process.argv.length, '--only', 'e2e')
await import('./test.mjs')
