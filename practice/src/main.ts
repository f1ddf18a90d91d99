import { startPractice } from './start'

const { env } = process
const started = await startPractice({
  publicUrl: (env.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, ''),
  dir: env.PRACTICE_DIR,
  port: Number(env.PORT ?? 0),
})
process.once('SIGTERM', () => void started.stop().then(() => process.exit(0)))
