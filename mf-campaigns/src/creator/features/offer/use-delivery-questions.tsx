import { useState } from 'react'
import type { Campaign, DeliveryAddress } from '@samspel/api'
import { plainAddress } from '@samspel/api/postal'
import { required, type Schema } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import {
  AddressFields,
  AddressPrivacy,
  AddressRow,
  addressSchema,
  ChoiceField,
  shownAddress,
  useSaveAddress,
} from '@samspel/offer/address'
import type { ApplyQuestions } from '@samspel/offer/apply'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Stack } from '@samspel/ui'
import { messages } from './messages'

type Values = DeliveryAddress & { choiceId: string }

interface Delivery {
  questions: ApplyQuestions<Values>
  /** Saves the address where it is new or changed. */
  save: (values: Values) => ReturnType<ReturnType<typeof useSaveAddress>> | Promise<{ ok: true }>
}

/** What an application to a delivery asks besides its note: the address, once, and what is to be sent. */
export function useDeliveryQuestions(campaign: Campaign, saved: DeliveryAddress | null): Delivery {
  const t = useText()
  const me = useAppSelector(selectCurrentInstagramer)
  const saveAddress = useSaveAddress()
  const [isChanging, setChanging] = useState(saved === null)
  const all = campaign.choices ?? []
  const choices = all.length > 1 ? all : []
  const schema: Schema = { ...(isChanging && addressSchema), ...(choices.length > 0 && { choiceId: required }) }
  const [initialValues] = useState(() => ({
    ...shownAddress(saved, { country: me?.countryCode ?? 'SE', name: me?.name ?? '' }),
    choiceId: '',
  }))
  return {
    questions: {
      schema,
      initialValues,
      ...(isChanging && { ownStep: t(messages.whereTo) }),
      fields: (
        <Stack gap={12}>
          {isChanging && <AddressPrivacy />}
          {choices.length > 0 && <ChoiceField choices={choices} />}
          {isChanging ? <AddressFields /> : saved && <AddressRow address={saved} onChange={() => setChanging(true)} />}
        </Stack>
      ),
    },
    save: (values) => {
      const isSame = saved && JSON.stringify(plainAddress(values)) === JSON.stringify(plainAddress(saved))
      return isSame ? Promise.resolve({ ok: true as const }) : saveAddress(values)
    },
  }
}
