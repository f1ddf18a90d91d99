export { demoPassword, NotDemoData, seed, type SeedOptions } from './seed'
