import { hot } from './hot'
import { instances } from './instances'
import { search, sizes } from './sizes'
import { sockets } from './sockets'
import { settings, stopAll } from './world'

const parts: Readonly<Record<string, () => Promise<void>>> = { instances, sizes, sockets, hot, search }

process.once('SIGTERM', () => void stopAll().then(() => process.exit(130)))
for (const part of settings.parts) {
  try {
    await parts[part]!()
  } catch (error) {
    // A part that cannot be measured does not stop the others.
    console.error(`${part}:`, error)
    process.exitCode = 1
  }
  await stopAll()
}
process.exit()
