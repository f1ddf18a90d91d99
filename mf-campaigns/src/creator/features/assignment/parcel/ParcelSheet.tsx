import type { ParcelChoice } from '@samspel/api'
import { Form, required, SubmitButton } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { AddressForm, ChoiceField, shownAddress } from '@samspel/offer/address'
import { selectCurrentInstagramer, useAppDispatch, useAppSelector, useEntity, useQuery } from '@samspel/store'
import { notify, Sheet, SkeletonText } from '@samspel/ui'
import { creatorMessages } from '../../../../shared/components/creator-messages'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { getCampaign } from '../../../../shared/data'
import { getParticipation } from '../../../data'
import { chooseOfParcel, getMyDeliveryAddress } from '../../../data/parcels'
import { messages as m } from './messages'
import type { Parcelled } from './phase'

interface SheetProps {
  participation: Parcelled
  onClose: () => void
}

function Address({ participation: { id }, onClose }: SheetProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectCurrentInstagramer)
  const { result, status, error, retry } = useQuery(getMyDeliveryAddress())
  if (!result)
    return status === 'error' ? (
      <LoadError error={error} onRetry={retry} />
    ) : (
      <SkeletonText label={t(creatorMessages.loading)} lines={6} />
    )
  const initial = shownAddress(result.deliveryAddress, { country: me?.countryCode ?? 'SE', name: me?.name ?? '' })
  return (
    <AddressForm
      id="parcelAddress"
      initial={initial}
      onSaved={() => {
        void dispatch(getParticipation({ params: { id } }))
        onClose()
      }}
    />
  )
}

function Choice({ participation: { id, campaignId, parcel }, onClose }: SheetProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { status, error, retry } = useQuery(getCampaign({ params: { id: campaignId } }))
  const choices = useEntity('campaigns', campaignId)?.choices
  if (!choices)
    return status === 'error' ? (
      <LoadError error={error} onRetry={retry} />
    ) : (
      <SkeletonText label={t(creatorMessages.loading)} lines={3} />
    )
  const own = parcel.choice?.id
  // The own one is taken by nobody else.
  const mine = (choice: ParcelChoice): ParcelChoice => (choice.id === own ? { ...choice, left: null } : choice)
  return (
    <Form
      id={`parcelChoice-${parcel.id}`}
      schema={{ choiceId: required }}
      initialValues={{ choiceId: own ?? '' }}
      guard={false}
      onSubmit={async ({ choiceId }) => {
        const outcome = await dispatch(chooseOfParcel({ params: { id }, body: { choiceId } }))
        if (!outcome.ok) {
          await dispatch(getCampaign({ params: { id: campaignId } }))
          return outcome
        }
        notify({ kind: 'ok', message: t(m.choiceSaved) })
        onClose()
        return outcome
      }}
    >
      <ChoiceField choices={choices.map(mine)} />
      <SubmitButton label={m.saveChoice} />
    </Form>
  )
}

/** Changes where a parcel goes, or what is in it, until it is sent. */
export function ParcelSheet({
  participation,
  about,
  onClose,
}: {
  participation: Parcelled
  about: 'address' | 'choice'
  onClose: () => void
}) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} title={t(about === 'address' ? m.whereTo : m.choose)}>
      {about === 'address' ? (
        <Address participation={participation} onClose={onClose} />
      ) : (
        <Choice participation={participation} onClose={onClose} />
      )}
    </Sheet>
  )
}
