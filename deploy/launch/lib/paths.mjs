import path from 'node:path'

/** The checkout. */
export const root = path.resolve(import.meta.dirname, '../../..')

/** Folder of everything a running Samspel keeps: database, uploads, published remotes, logs. */
export const dataDirOf = (env) => path.resolve(root, env.DATA_DIR || '.data')

export const inRoot = (...parts) => path.join(root, ...parts)
