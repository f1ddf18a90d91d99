import { createPushGateway, readGatewaySettings } from '../../src/push-gateway'

const settings = (() => {
  try {
    return readGatewaySettings(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
})()
const gateway = createPushGateway(settings)
await gateway.listen({ host: settings.host, port: settings.port })
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)))
