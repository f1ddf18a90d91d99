// Found through shared/testing, the one package that depends on Testing Library.
const { createRequire } = require('node:module')
const path = require('node:path')

if (typeof document !== 'undefined') {
  const fromTesting = createRequire(path.join(__dirname, '../../../shared/testing/package.json'))
  require(fromTesting.resolve('@testing-library/jest-dom/jest-globals'))
}
