import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Random secrets of this data folder, made once: database password, key of the session tokens, an id for the folder. */
export function secretsOf(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  const secrets = {
    databasePassword: randomBytes(24).toString('base64url'),
    sessionSecret: randomBytes(48).toString('base64url'),
    folderId: randomBytes(6).toString('hex'),
  }
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}
