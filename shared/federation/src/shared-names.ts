/**
 * Libraries that the shell provides to every remote, one copy each. The remotes' preset may only list names of this table,
 * and the shell does not compile without handing over each of them.
 */
export const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-redux',
  'react-router-dom',
  'react-intl',
  'redux-saga',
  'redux-saga/effects',
  '@reduxjs/toolkit',
  'single-spa',
  'single-spa-react',
  '@samspel/api',
  '@samspel/event-bus',
  '@samspel/federation',
  '@samspel/forms',
  '@samspel/i18n',
  '@samspel/native',
  '@samspel/navigation',
  '@samspel/store',
  '@samspel/ui',
  '@samspel/ui/late',
] as const

/** Name of a shared library, a sub-path included. */
export type SharedName = (typeof sharedNames)[number]

/**
 * Libraries that the shell hands out when a page first needs them, and the names of their chunks: no part of what every first view pays for. In
 * `SharedLibraries` they are functions that load them.
 */
export const lateLibraries: Partial<Record<SharedName, string>> = {
  '@samspel/forms': 'forms',
  '@samspel/ui/late': 'ui-late',
}

/** The shell's copies: a module namespace, or a facade with the allowed names of it. */
export type SharedLibraries = Record<SharedName, unknown>
