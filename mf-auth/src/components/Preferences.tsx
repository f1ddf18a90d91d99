import { lazyPart } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { useLocaleChoice } from '@samspel/store'
import { Card, ColorSchemeSwitch, SegmentedControl, Stack } from '@samspel/ui'
import { messages } from './preference-messages'
import css from './Preferences.module.css'

const InstallCard = lazyPart(
  () => import(/* webpackChunkName: "account-hints" */ './install/InstallCard').then((module) => module.default),
  { Loading: null, Failed: null },
)

/** Language (stored with the account, row V-31) and appearance (stored in this browser); both take effect at once. */
export function Preferences() {
  const t = useText()
  const { locale, choose } = useLocaleChoice()
  return (
    <>
      <Card title={t(messages.title)}>
        <Stack gap={16}>
          <div className={css.choice}>
            <span className={css.label} aria-hidden="true">
              {t(commonMessages.language)}
            </span>
            <SegmentedControl
              fullWidth
              label={t(commonMessages.language)}
              value={locale}
              onChange={choose}
              options={[
                { value: 'sv', label: t(messages.swedish) },
                { value: 'en', label: t(messages.english) },
              ]}
            />
          </div>
          <div className={css.choice}>
            <span className={css.label} aria-hidden="true">
              {t(messages.appearance)}
            </span>
            <ColorSchemeSwitch
              fullWidth
              label={t(messages.appearance)}
              labels={{ system: t(messages.system), light: t(messages.light), dark: t(messages.dark) }}
            />
          </div>
        </Stack>
      </Card>
      <InstallCard />
    </>
  )
}
