import { endWithCrash, openReporter, openTracing } from '@samspel/observing'
import { createEdge, edgeReporter, edgeTracing, readEdgeSettings } from '../../src/edge'
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

const log = {
  warn: (facts: object, message: string) => console.warn(JSON.stringify({ level: 40, ...facts, msg: message })),
}
const [toReporter, toCollector] = [edgeReporter(settings), edgeTracing(settings)]
const reporter = toReporter && (await openReporter(toReporter, log))
if (reporter) endWithCrash(reporter)
const tracing = toCollector && (await openTracing(toCollector, log))

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
  map: settings.SAMSPEL_TILE_URL ?? settings.SAMSPEL_MAP_FILE,
  contact: settings.CONTACT_EMAIL,
  tracing,
  reporter,
  frameTool: nativeSimulator,
})
const service =
  settings.REGISTRY_SERVICE_PORT && settings.REGISTRY_SECRET
    ? await startRegistryService({
        host: settings.REGISTRY_SERVICE_HOST,
        port: settings.REGISTRY_SERVICE_PORT,
        secret: settings.REGISTRY_SECRET,
        storage: openStorage(settings.STORAGE_DIR),
        apiUrl: settings.API_URL,
        siteUrl: settings.PUBLIC_URL,
        provenance: settings.PROVENANCE_POLICY,
        environments: settings.PROMOTE_SOURCES,
      })
    : undefined

process.once('SIGTERM', () => {
  void edge
    .drain(settings.DRAIN_SECONDS)
    .then(() => Promise.all([edge.close(), service?.close()]))
    .then(() => Promise.all([tracing?.close(), reporter?.close()]))
    .then(() => process.exit(0))
})
