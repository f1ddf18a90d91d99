import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Config {
  host: string
  port: number
  databaseUrl: string
  /** Uploads, and the session secret when none is given. */
  dataDir: string
  /** Address that people type, without a slash at the end; links in mails start with it. */
  appUrl: string
  sessionSecret: string
  logLevel: string
  /** smtp(s)://… ; absent: mails land in sandbox_mails. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Sign-ins and reset requests per minute for one address and email; four times as many for one address alone. */
  signInLimit: number
}

const secretIn = (dataDir: string): string => {
  const file = path.join(dataDir, 'session-secret')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another instance was faster: its secret is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/** Reads the settings from the environment; throws with the name of what is missing. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is missing')
  const dataDir = path.resolve(env.DATA_DIR ?? '.data')
  const sessionSecret = env.SESSION_SECRET ?? secretIn(dataDir)
  if (sessionSecret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters')
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 8081),
    databaseUrl: env.DATABASE_URL,
    dataDir,
    appUrl: (env.APP_URL ?? env.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, ''),
    sessionSecret,
    logLevel: env.LOG_LEVEL ?? 'info',
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM ?? 'Samspel <no-reply@samspel.test>',
    signInLimit: Number(env.SIGN_IN_LIMIT ?? 20),
  }
}
