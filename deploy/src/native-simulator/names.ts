/** Path of the simulator, beside the mail sandbox. */
export const SIMULATOR = '/sandbox/native'

/** Prefix of the frame's name, which carries what its script must know before the app starts and survives reloads. */
const NAME = 'samspel-native?'

/** How many times the app looks for the bridge in vain before it appears (V-34), or `never`. */
export type Bridge = number | 'never'

export const frameName = (bridge: Bridge): string => `${NAME}bridge=${bridge}`

export const readFrameName = (name: string): Bridge => {
  const bridge = name.startsWith(NAME) ? new URLSearchParams(name.slice(NAME.length)).get('bridge') : null
  const looks = Number(bridge ?? 0)
  if (bridge === 'never') return 'never'
  return Number.isInteger(looks) && looks >= 0 ? looks : 0
}

/** Messages from the frame to the simulator, sent by `postMessage`: the app's messages to its wrapper, and its current path. */
export type FromFrame = { simulator: 'said'; text: string } | { simulator: 'path'; path: string }

/** Messages from the simulator to the frame. `origin`: origin of the page whose message a wrapper relays. */
export interface ToFrame {
  simulator: 'say'
  text: string
  origin?: string
}
