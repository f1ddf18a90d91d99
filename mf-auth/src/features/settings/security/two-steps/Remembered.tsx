import { useState } from 'react'
import { rememberedDays, type RememberedDevice } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { type ApiRequest, useAppDispatch } from '@samspel/store'
import { Button, ListItem, notify } from '@samspel/ui'
import { ListSection } from '../ListSection'
import { usePages } from '../use-pages'
import { forgetRememberedDevice, listRememberedDevices } from './actions'
import { messages } from './messages'

const requestOf = (page: number) => listRememberedDevices({ query: { page, perPage: 10 } }) as ApiRequest

/** Browsers that are not asked for the second step, each of which can be forgotten. */
export function Remembered() {
  const t = useText()
  const pages = usePages<RememberedDevice>('listRememberedDevices', 'rememberedDevices', requestOf)
  return (
    <ListSection
      title={t(messages.remembered)}
      text={t(messages.rememberedText, { days: rememberedDays })}
      pages={pages}
      expected={2}
      loadingLabel={t(messages.rememberedLoading)}
      failed={t(messages.rememberedFailed)}
      empty={{ title: t(messages.rememberedEmpty), text: t(messages.rememberedEmptyText) }}
    >
      {(device) => <DeviceRow key={device.id} device={device} onForgotten={pages.refresh} />}
    </ListSection>
  )
}

function DeviceRow({ device, onForgotten }: { device: RememberedDevice; onForgotten: () => void }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const place = device.browser ?? t(messages.unknownBrowser)
  const forget = async () => {
    setBusy(true)
    const { ok, status, parsedError } = await dispatch(forgetRememberedDevice({ params: { id: device.id } }))
    setBusy(false)
    // One that is gone already is what was wanted.
    if (!ok && status !== 404) return void notify({ kind: 'bad', message: t(parsedError?.message ?? messages.failed) })
    onForgotten()
  }
  return (
    <ListItem
      title={device.current ? t(messages.thisBrowser, { place }) : place}
      detail={t(messages.rememberedUntil, { date: format.date(device.expiresAt, 'year') })}
      aside={
        <Button size="sm" loading={isBusy} onClick={() => void forget()} aria-label={t(messages.forgetOne, { place })}>
          {t(messages.forget)}
        </Button>
      }
    />
  )
}
