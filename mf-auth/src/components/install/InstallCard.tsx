import { useText } from '@samspel/i18n'
import { Button, Card, Stack } from '@samspel/ui'
import { askToInstall, useInstallWay } from './install'
import { messages } from './messages'

/** In settings, while the app can be installed but is not. */
export default function InstallCard() {
  const t = useText()
  const way = useInstallWay()
  if (!way) return null
  return (
    <Card title={t(messages.title)}>
      <Stack gap={12}>
        <span>{t(way === 'question' ? messages.text : messages.byHand)}</span>
        {way === 'question' && (
          <div>
            <Button icon="download" onClick={() => void askToInstall()}>
              {t(messages.install)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
