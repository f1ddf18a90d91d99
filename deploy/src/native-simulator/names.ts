/** Where the simulator lives: beside the mail sandbox. */
export const SIMULATOR = '/sandbox/native'

/** Name of the frame with what its script must know before the app starts; it outlives reloads. */
const NAME = 'samspel-native?'

/** When the bridge appears: looks of the app that find nothing first (V-34), or never. */
export type Bridge = number | 'never'

export const frameName = (bridge: Bridge): string => `${NAME}bridge=${bridge}`

export const readFrameName = (name: string): Bridge => {
  const bridge = name.startsWith(NAME) ? new URLSearchParams(name.slice(NAME.length)).get('bridge') : null
  const looks = Number(bridge ?? 0)
  if (bridge === 'never') return 'never'
  return Number.isInteger(looks) && looks >= 0 ? looks : 0
}

/** What the frame tells the simulator by `postMessage`: what the app says to its wrapper, and where the app is. */
export type FromFrame = { simulator: 'said'; text: string } | { simulator: 'path'; path: string }

/** What the simulator tells the frame. `origin`: that of the page whose message a wrapper relays. */
export interface ToFrame {
  simulator: 'say'
  text: string
  origin?: string
}
