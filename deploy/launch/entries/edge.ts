import { createEdge, readMapTiles, readOriginList, readTracking, readTrustedProxies } from '../../src/edge'
import { nativeSimulator } from '../../src/native-simulator'
import { startRegistryService } from '../../src/service'
import { openStorage } from '../../src/storage/open-storage'

const {
  STORAGE_DIR,
  API_URL,
  HOST,
  PORT,
  REGISTRY_SERVICE_HOST = '127.0.0.1',
  REGISTRY_SERVICE_PORT,
  REGISTRY_SECRET,
} = process.env
if (!STORAGE_DIR || !API_URL || !HOST || !PORT) throw new Error('The edge needs STORAGE_DIR, API_URL, HOST and PORT')
if (REGISTRY_SERVICE_PORT && !REGISTRY_SECRET)
  throw new Error('A registry service (REGISTRY_SERVICE_PORT) needs a REGISTRY_SECRET')

const edge = await createEdge({
  storageDir: STORAGE_DIR,
  apiUrl: API_URL,
  host: HOST,
  port: Number(PORT),
  trustedProxies: readTrustedProxies(process.env.TRUSTED_PROXIES),
  overrideOrigins: readOriginList(process.env.OVERRIDE_ORIGINS),
  tracking: readTracking(process.env.TRACKING_URL, process.env.PRODUCTION_HOST),
  map: readMapTiles(process.env.SAMSPEL_TILE_URL, process.env.SAMSPEL_TILE_ATTRIBUTION),
  frameTool: nativeSimulator,
})
const service =
  REGISTRY_SERVICE_PORT && REGISTRY_SECRET
    ? await startRegistryService({
        host: REGISTRY_SERVICE_HOST,
        port: Number(REGISTRY_SERVICE_PORT),
        secret: REGISTRY_SECRET,
        storage: openStorage(STORAGE_DIR),
      })
    : undefined

process.once('SIGTERM', () => void Promise.all([edge.close(), service?.close()]).then(() => process.exit(0)))
