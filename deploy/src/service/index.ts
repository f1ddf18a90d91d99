export { registerRegistryService } from './register'
export { startRegistryService } from './start'
export type { RegistryServiceOptions } from './start'
