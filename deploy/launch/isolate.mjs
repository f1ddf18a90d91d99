import { runDevServer } from './lib/dev-server.mjs'
import { startSeededApi } from './lib/seeded-api.mjs'

/** No seeded API is needed with `--api` (another server), `--generic` (example answers) or `--help`. */
const ownServer = !process.argv.slice(2).some((word) => /^--(api|generic|help)(=|$)/.test(word))

await runDevServer('run-isolate.ts', async () => {
  if (!ownServer) return { env: {}, stop: async () => {} }
  try {
    const { url, stop } = await startSeededApi((why) => console.error(why))
    return { env: { ISOLATE_API: url }, stop }
  } catch (error) {
    console.error(`No server with the demo data: ${error.message} Calls get generic answers.`)
    return { env: {}, stop: async () => {} }
  }
})
