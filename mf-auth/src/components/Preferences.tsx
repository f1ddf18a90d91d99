import { useText } from '@samspel/i18n'
import { signOut, useAppDispatch, useLocaleChoice } from '@samspel/store'
import { Button, Card, ColorSchemeSwitch, SegmentedControl, Stack } from '@samspel/ui'
import { messages } from './preference-messages'

/** Language, appearance, and the way out. */
export function Preferences() {
  const t = useText()
  const dispatch = useAppDispatch()
  const { locale, choose } = useLocaleChoice()
  return (
    <Card title={t(messages.title)}>
      <Stack gap={16}>
        <SegmentedControl
          fullWidth label={t(messages.language)} value={locale} onChange={choose}
          options={[{ value: 'sv', label: t(messages.swedish) }, { value: 'en', label: t(messages.english) }]}
        />
        <ColorSchemeSwitch fullWidth label={t(messages.appearance)} labels={{ system: t(messages.system), light: t(messages.light), dark: t(messages.dark) }} />
        <Button variant="line" icon="logout" fullWidth onClick={() => dispatch(signOut())}>{t(messages.signOut)}</Button>
      </Stack>
    </Card>
  )
}
