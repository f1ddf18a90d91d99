import type { Definition } from './definitions.mjs'

/** The texts of one call of `defineMessages`, under the key that its code knows them by. */
export interface TakenGroup {
  key: string
  messages: Definition[]
}

/** What the loader leaves at a module for the plugin. */
export interface TakenTexts {
  file: string
  texts: TakenGroup[]
}

/** Takes the texts out of a source: in the place of each group of definitions it leaves the group's key and its names. */
export function takeTexts(source: string, file: string): { code: string; texts: TakenGroup[] }
