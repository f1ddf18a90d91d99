import { expect, it } from '@jest/globals'
import { reactIdOf } from './react-ids.ts'

it('knows the four modules that development builds stand in for, wherever they are installed', () => {
  expect(
    [
      '/x/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js',
      '/x/node_modules/react/jsx-runtime.js',
      '/x/node_modules/react-dom/index.js',
      'C:\\x\\node_modules\\react-dom\\client.js',
      '/x/node_modules/react/cjs/react.production.js',
      '/x/node_modules/react-redux/index.js',
      null,
    ].map(reactIdOf),
  ).toEqual(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', undefined, undefined, undefined])
})
