import path from 'node:path'

/** Root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../..')

/** Folder of all persistent data of a running Samspel: database, uploads, published remotes, logs. */
export const dataDirOf = (env) => path.resolve(root, env.DATA_DIR || '.data')

/** Where shell and remotes are published: a folder, or a bucket (`s3://bucket/prefix`). */
export const storageDirOf = (env, dataDir) =>
  !env.STORAGE_DIR
    ? path.join(dataDir, 'registry')
    : env.STORAGE_DIR.startsWith('s3://')
      ? env.STORAGE_DIR
      : path.resolve(root, env.STORAGE_DIR)

export const inRoot = (...parts) => path.join(root, ...parts)
