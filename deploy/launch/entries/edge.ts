import { createEdge } from '../../src/edge'

const { STORAGE_DIR, API_URL, HOST, PORT } = process.env
if (!STORAGE_DIR || !API_URL || !HOST || !PORT) throw new Error('The edge needs STORAGE_DIR, API_URL, HOST and PORT')

const edge = await createEdge({ storageDir: STORAGE_DIR, apiUrl: API_URL, host: HOST, port: Number(PORT) })

process.once('SIGTERM', () => void edge.close().then(() => process.exit(0)))
