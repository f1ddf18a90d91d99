import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { colors, primarySteps } from './tokens'

const primary = [...primarySteps] as MantineColorsTuple

export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: { light: 6, dark: 5 },
  colors: { primary },
  white: colors.white,
  black: '#19191d',
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '14px', xl: '20px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
})
