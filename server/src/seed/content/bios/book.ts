/** What a creator is mostly about. */
export const topics = ['bake', 'coffee', 'home', 'out', 'kids', 'write', 'garden', 'craft', 'run'] as const
export type Topic = (typeof topics)[number]

/** First what one does, then who one is; `{city}` is where one lives. */
export interface BioBook {
  does: Readonly<Record<Topic, readonly string[]>>
  is: readonly string[]
}

/** What the word after the name in a user name says of its owner. */
export const topicOfHandle: Readonly<Record<string, Topic>> = {
  bakar: 'bake',
  njuter: 'bake',
  kaffe: 'coffee',
  fikar: 'coffee',
  kokar: 'coffee',
  hemma: 'home',
  inreder: 'home',
  vardag: 'home',
  ute: 'out',
  vandrar: 'out',
  reser: 'out',
  plockar: 'out',
  leker: 'kids',
  skriver: 'write',
  tipsar: 'write',
  odlar: 'garden',
  syr: 'craft',
  snickrar: 'craft',
  lagar: 'craft',
  springer: 'run',
  bakes: 'bake',
  cooks: 'bake',
  kitchen: 'bake',
  table: 'bake',
  brews: 'coffee',
  slow: 'coffee',
  home: 'home',
  corner: 'home',
  daily: 'home',
  outside: 'out',
  hikes: 'out',
  trails: 'out',
  plays: 'kids',
  reads: 'write',
  notes: 'write',
  grows: 'garden',
  garden: 'garden',
  makes: 'craft',
  studio: 'craft',
  runs: 'run',
}
