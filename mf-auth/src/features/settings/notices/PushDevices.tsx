import type { NoticeSettings } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { Button, Card, Chip, List, ListItem, Notice } from '@samspel/ui'
import { messages as m } from './messages'
import type { usePush } from './use-push'

interface Props {
  devices: NoticeSettings['devices']
  push: ReturnType<typeof usePush>
}

/** Devices that receive pushes, and whether this browser does. */
export function PushDevices({ devices, push }: Props) {
  const t = useText()
  const text = {
    unsupported: isNative() ? m.pushInApp : m.pushUnsupported,
    closed: m.pushClosed,
    denied: m.pushDenied,
    on: m.pushOn,
    off: m.pushOff,
  }[push.state]
  return (
    <Card
      title={t(m.pushTitle)}
      detail={t(text)}
      {...(push.state === 'off' && {
        aside: (
          <Button loading={push.busy} onClick={() => void push.turnOn()}>
            {t(m.turnOn)}
          </Button>
        ),
      })}
    >
      {push.failed && <Notice kind="bad">{t(m.pushFailed)}</Notice>}
      {devices.length > 0 && (
        <List card={false} label={t(m.devices)}>
          {devices.map((device) => (
            <ListItem
              key={device.id}
              title={device.name}
              aside={
                <>
                  {device.id === push.own?.id && (
                    <Chip tone="ok" icon="check">
                      {t(m.thisDevice)}
                    </Chip>
                  )}
                  <Button
                    size="sm"
                    disabled={push.busy}
                    aria-label={t(commonMessages.removeName, { name: device.name })}
                    onClick={() => void push.remove(device.id)}
                  >
                    {t(commonMessages.remove)}
                  </Button>
                </>
              }
            />
          ))}
        </List>
      )}
    </Card>
  )
}
