import { createEdge, edgeTracing, readEdgeSettings } from '../../src/edge'
import { nativeSimulator } from '../../src/native-simulator'
import { startRegistryService } from '../../src/service'
import { openStorage } from '../../src/storage/open-storage'

const settings = (() => {
  try {
    return readEdgeSettings(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
})()
// The S3 client reads its credentials from the environment.
if (settings.AWS_SECRET_ACCESS_KEY) process.env.AWS_SECRET_ACCESS_KEY = settings.AWS_SECRET_ACCESS_KEY

const edge = await createEdge({
  storageDir: settings.STORAGE_DIR,
  apiUrl: settings.API_URL,
  practiceUrl: settings.PRACTICE_URL,
  host: settings.HOST,
  port: settings.PORT,
  trustedProxies: settings.TRUSTED_PROXIES,
  overrideOrigins: settings.OVERRIDE_ORIGINS,
  publicUrl: settings.PUBLIC_URL,
  visitorSecret: settings.REGISTRY_SECRET,
  tracking: settings.TRACKING_URL,
  map: settings.SAMSPEL_TILE_URL,
  contact: settings.CONTACT_EMAIL,
  tracing: edgeTracing(settings),
  frameTool: nativeSimulator,
})
const service =
  settings.REGISTRY_SERVICE_PORT && settings.REGISTRY_SECRET
    ? await startRegistryService({
        host: settings.REGISTRY_SERVICE_HOST,
        port: settings.REGISTRY_SERVICE_PORT,
        secret: settings.REGISTRY_SECRET,
        storage: openStorage(settings.STORAGE_DIR),
      })
    : undefined

process.once('SIGTERM', () => {
  void edge
    .drain(settings.DRAIN_SECONDS)
    .then(() => Promise.all([edge.close(), service?.close()]))
    .then(() => process.exit(0))
})
