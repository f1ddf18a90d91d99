// What an image holds: the bundles of API and edge, and a storage folder with shell and remotes published and live.
import { ensureBundle } from '../launch/lib/bundle.mjs'
import { ensurePublished } from '../launch/lib/remotes.mjs'

const storageDir = process.env.STORAGE_DIR
if (!storageDir) throw new Error('build.mjs needs STORAGE_DIR')

await ensureBundle('server')
await ensureBundle('edge')
await ensurePublished(storageDir)
