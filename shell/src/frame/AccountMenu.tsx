import { commonMessages, useText } from '@samspel/i18n'
import { useLocaleChoice } from '@samspel/store'
import type { IconName, MenuEntry } from '@samspel/ui'
import { Avatar, Menu, SwitcherButton, useColorScheme } from '@samspel/ui'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'
import { switchHref, useAccount } from './use-account'

/** Language, theme, own pages and sign-out. */
export function AccountMenu({ entries }: { entries: readonly PlacedEntry[] }) {
  const t = useText()
  const account = useAccount()
  const { locale, choose } = useLocaleChoice()
  const { choice, setChoice } = useColorScheme()
  const theme = (value: typeof choice, label: string, icon: IconName): MenuEntry => ({
    label,
    icon,
    selected: choice === value,
    onClick: () => setChoice(value),
  })

  return (
    <Menu
      label={t(m.account)}
      align="start"
      trigger={
        <SwitcherButton
          look="account"
          label={t(m.account)}
          name={account.name}
          {...(account.role && { detail: t(account.role) })}
          picture={<Avatar name={account.name} src={account.avatarUrl} size={34} />}
        />
      }
      items={[
        ...entries.map((entry) => ({ label: entry.label[locale], icon: entry.icon as IconName, href: entry.href })),
        ...(account.hasSeveral ? [{ label: t(m.switchCompany), icon: 'building' as const, href: switchHref }] : []),
        ...(entries.length > 0 ? ['divider' as const] : []),
        { heading: t(commonMessages.language) },
        { label: 'Svenska', selected: locale === 'sv', onClick: () => choose('sv') },
        { label: 'English', selected: locale === 'en', onClick: () => choose('en') },
        { heading: t(m.theme) },
        theme('light', t(m.light), 'sun'),
        theme('dark', t(m.dark), 'moon'),
        theme('system', t(m.system), 'device-desktop'),
        'divider',
        { label: t(m.signOut), icon: 'logout', onClick: account.signOut },
      ]}
    />
  )
}
