import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const makers = {
  databasePassword: () => randomBytes(24).toString('base64url'),
  sessionSecret: () => randomBytes(48).toString('base64url'),
  folderId: () => randomBytes(6).toString('hex'),
  registrySecret: () => randomBytes(32).toString('base64url'),
}

function stored(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return {}
  }
}

/**
 * Returns the random secrets of a data folder: database password, session token key, folder id, and the API's secret for the registry
 * service. Each is generated once; secrets missing in an older folder are added.
 */
export function secretsOf(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const secrets = stored(file)
  const missing = Object.keys(makers).filter((name) => !secrets[name])
  if (missing.length === 0) return secrets
  for (const name of missing) secrets[name] = makers[name]()
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}
