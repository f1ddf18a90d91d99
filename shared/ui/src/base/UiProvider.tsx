import { MantineProvider } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import { applyColorScheme, useColorScheme, type ColorScheme } from './colorScheme'
import { theme } from './theme'

export interface UiProviderProps {
  /** Forces a theme; without it the user's choice, or the system's, is in force. */
  scheme?: ColorScheme
  children: ReactNode
}

/** Theme for one React root; every remote's root has one. Injects no style element (Content-Security-Policy). */
export function UiProvider({ scheme, children }: UiProviderProps) {
  const current = useColorScheme().scheme
  const inForce = scheme ?? current
  useLayoutEffect(() => applyColorScheme(inForce), [inForce])
  return (
    <MantineProvider theme={theme} forceColorScheme={inForce} withCssVariables={false} withGlobalClasses={false} deduplicateCssVariables={false}>
      {children}
    </MantineProvider>
  )
}
