import { type ColorSchemeChoice, useColorScheme } from '../base/colorScheme'
import { SegmentedControl } from './SegmentedControl'

export interface ColorSchemeSwitchProps {
  label: string
  labels: Record<ColorSchemeChoice, string>
  size?: 'sm' | 'md'
  fullWidth?: boolean
}

/** Choice of system, light or dark; remembered in this browser. */
export function ColorSchemeSwitch({ label, labels, size, fullWidth }: ColorSchemeSwitchProps) {
  const { choice, setChoice } = useColorScheme()
  return (
    <SegmentedControl
      label={label}
      size={size}
      fullWidth={fullWidth}
      value={choice}
      onChange={setChoice}
      options={[
        { value: 'system', label: labels.system, icon: 'device-desktop' },
        { value: 'light', label: labels.light, icon: 'sun' },
        { value: 'dark', label: labels.dark, icon: 'moon' },
      ]}
    />
  )
}
