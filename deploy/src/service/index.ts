export { registerRegistryService } from './register'
export type { RegistryServiceOptions } from './start'
export { startRegistryService } from './start'
