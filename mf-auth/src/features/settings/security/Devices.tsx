import { useState } from 'react'
import type { Device } from '@samspel/api'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { type ApiRequest, appActions, storage, useAppDispatch, useAppSelector } from '@samspel/store'
import { Button, Chip, ListItem, notify } from '@samspel/ui'
import { RowIcon } from '../../../components/RowIcon'
import { deleteDevice, listDevices } from '../../../data/account-actions'
import { ListSection } from './ListSection'
import { messages } from './messages'
import { usePages } from './use-pages'

const PER_PAGE = 10
const requestOf = (page: number) => listDevices({ query: { page, perPage: PER_PAGE } }) as ApiRequest
const names: Record<string, Message> = { ios: messages.iphone, android: messages.android }

/** Phones that receive notifications (row E-19). */
export function Devices() {
  const t = useText()
  const pages = usePages<Device>('listDevices', 'devices', requestOf)
  return (
    <ListSection
      title={t(messages.devices)}
      text={t(messages.devicesText)}
      pages={pages}
      expected={2}
      loadingLabel={t(messages.devicesLoading)}
      failed={t(messages.devicesFailed)}
      empty={{ title: t(messages.devicesEmpty), text: t(messages.devicesEmptyText) }}
    >
      {(device) => <DeviceRow key={device.id} device={device} onRemoved={pages.refresh} />}
    </ListSection>
  )
}

function DeviceRow({ device, onRemoved }: { device: Device; onRemoved: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const isThis = useAppSelector(({ app }) => app.device?.id === device.id)
  const [removing, setRemoving] = useState(false)
  const known = names[device.platform.toLowerCase()]
  const name = known ? t(known) : device.platform

  const remove = async () => {
    setRemoving(true)
    const { ok, status, parsedError } = await dispatch(deleteDevice({ params: { id: device.id } }))
    setRemoving(false)
    if (!ok && status !== 404)
      return void notify({ kind: 'bad', message: parsedError ? t(parsedError.message) : t(messages.removeFailed) })
    if (isThis) {
      storage.remove('device')
      dispatch(appActions.deviceChanged(undefined))
    }
    notify({ kind: 'ok', message: t(messages.removed, { name }) })
    onRemoved()
  }

  return (
    <ListItem
      picture={<RowIcon name="device-mobile" />}
      title={name}
      detail={t(messages.deviceEnding, { ending: device.token.slice(-4) })}
      aside={
        <>
          {isThis && (
            <Chip tone="ok" icon="check">
              {t(messages.thisPhone)}
            </Chip>
          )}
          <Button
            size="sm"
            onClick={() => void remove()}
            loading={removing}
            aria-label={t(commonMessages.removeName, { name })}
          >
            {t(commonMessages.remove)}
          </Button>
        </>
      }
    />
  )
}
