import type { GroundName } from './grounds'

/** How a brand has its things drawn. */
export interface BrandStyle {
  grounds: readonly [GroundName, GroundName, GroundName]
  /** The colour beside its own two. */
  accent: string
  /** How a thing's shadow falls. */
  shadow: 'soft' | 'long' | 'hard'
  /** Drawn with a dark line around. */
  outlined?: true
}

const style = (
  grounds: BrandStyle['grounds'],
  accent: string,
  shadow: BrandStyle['shadow'] = 'soft',
  outlined?: true,
): BrandStyle => ({ grounds, accent, shadow, ...(outlined && { outlined }) })

/** By slug of the brand. */
export const styles = {
  bjorkbrygg: style(['table', 'arch', 'tiles'], '#c26a3a'),
  havsro: style(['plinth', 'water', 'disc'], '#d9a07e'),
  fjallglim: style(['night', 'ridge', 'aurora'], '#e0802f'),
  'mossa-moln': style(['paper', 'dots', 'arch'], '#b5524a', 'long'),
  knaprigt: style(['check', 'planks', 'table'], '#b8452f'),
  'sylt-tok': style(['burst', 'check', 'dots'], '#e0a526', 'hard', true),
  nattviol: style(['dusk', 'shelf', 'disc'], '#e39a6b'),
  linneskapet: style(['sill', 'shelf', 'plinth'], '#b98f6a'),
  solglantan: style(['paper', 'burst', 'plinth'], '#e2704a', 'long'),
  rosenrot: style(['terrazzo', 'arch', 'plinth'], '#5f8c74', 'hard'),
  granrot: style(['hill', 'paper', 'planks'], '#c9783a'),
  skymning: style(['city', 'rays', 'night'], '#f09a5a'),
  kottebo: style(['dots', 'stripes', 'burst'], '#3f7fae', 'hard', true),
  fjordkaffe: style(['water', 'ridge', 'planks'], '#d58a52'),
  villmo: style(['hill', 'sill', 'ridge'], '#5d7a4e', 'long'),
  'nordlys-hjem': style(['aurora', 'shelf', 'dusk'], '#e0a860'),
  klitrose: style(['plinth', 'paper', 'disc'], '#7f9c86', 'long'),
  strandhus: style(['water', 'stripes', 'sill'], '#d99a6c'),
  smulen: style(['check', 'tiles', 'stripes'], '#4a7a86', 'hard', true),
  revontuli: style(['aurora', 'night', 'lino'], '#57c59a'),
  'loyly-co': style(['planks', 'sill', 'disc'], '#c08a52'),
  pikkukarhu: style(['paper', 'planks', 'dots'], '#4f8f8a', 'long'),
  'moor-mill': style(['lino', 'stripes', 'tiles'], '#b8672e', 'hard'),
  'cloudberry-lane': style(['stripes', 'dots', 'hill'], '#3f6f9c', 'hard', true),
  'harbour-cocoa': style(['terrazzo', 'rays', 'plinth'], '#c2803f', 'long'),
} as const satisfies Record<string, BrandStyle>
