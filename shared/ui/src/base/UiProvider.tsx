import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { applyColorScheme, type ColorScheme, useColorScheme } from './colorScheme'

export interface UiProviderProps {
  /** Forces a theme; without it the user's choice, or the system's, is in force. */
  scheme?: ColorScheme
  children: ReactNode
}

const Forced = createContext<ColorScheme | undefined>(undefined)

/** The theme that the nearest UiProvider has in force. */
export function useSchemeInForce(): ColorScheme {
  const current = useColorScheme().scheme
  return useContext(Forced) ?? current
}

/** Theme for one React root; every remote's root has one. */
export function UiProvider({ scheme, children }: UiProviderProps) {
  const current = useColorScheme().scheme
  const inForce = scheme ?? current
  useLayoutEffect(() => applyColorScheme(inForce), [inForce])
  return <Forced value={scheme}>{children}</Forced>
}
