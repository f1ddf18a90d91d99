import { commonMessages, useText } from '@samspel/i18n'
import { useLocaleChoice } from '@samspel/store'
import type { IconName } from '@samspel/ui'
import { Button, ColorSchemeSwitch, NavItem, SegmentedControl, Stack } from '@samspel/ui'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'
import { switchHref, useAccount } from './use-account'

/** What the side bar shows and the bottom bar has no room for: own pages, language, theme, sign-out. */
export function PhoneMore({ entries }: { entries: readonly PlacedEntry[] }) {
  const t = useText()
  const { signOut, hasSeveral } = useAccount()
  const { locale, choose } = useLocaleChoice()
  return (
    <Stack gap={12}>
      {entries.length > 0 && (
        <Stack gap={2}>
          {entries.map((entry) => (
            <NavItem key={entry.key} label={entry.label[locale]} icon={entry.icon as IconName} href={entry.href} />
          ))}
        </Stack>
      )}
      {hasSeveral && <NavItem label={t(m.switchCompany)} icon="building" href={switchHref} />}
      <SegmentedControl
        label={t(commonMessages.language)}
        fullWidth
        value={locale}
        onChange={choose}
        options={[
          { value: 'sv', label: 'Svenska' },
          { value: 'en', label: 'English' },
        ]}
      />
      <ColorSchemeSwitch
        label={t(m.theme)}
        fullWidth
        labels={{ light: t(m.light), dark: t(m.dark), system: t(m.systemShort) }}
      />
      <Button icon="logout" fullWidth size="lg" onClick={signOut}>
        {t(m.signOut)}
      </Button>
    </Stack>
  )
}
