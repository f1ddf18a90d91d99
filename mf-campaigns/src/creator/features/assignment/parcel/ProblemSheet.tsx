import {
  type DeliveryProblemKind,
  deliveryProblemKinds,
  type NewDeliveryProblem,
  type Participation,
} from '@samspel/api'
import { parcelDays } from '@samspel/api/parcels'
import {
  Area,
  Form,
  ImagesInput,
  maxLength,
  RadioCards,
  required,
  type Rule,
  SubmitButton,
  uploadedUrls,
  type UploadItem,
  uploadsFine,
  useFormValue,
  when,
} from '@samspel/forms'
import { dayMs, dayOf, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useAppSelector } from '@samspel/store'
import { Notice, notify, Sheet } from '@samspel/ui'
import { getParticipation } from '../../../data'
import { keepAct, type KeptAct, sendAct } from '../../../data/kept-acts'
import { problemMessages } from '../problem-messages'
import { problemSheetMessages as m } from './problem-sheet-messages'
import { isUnsent } from './use-parcel-acts'

const mostPictures = 5

interface Values {
  kind: DeliveryProblemKind | null
  pictures: UploadItem[]
  text: string
  wish: 'new_parcel' | 'leave' | null
}

const isSeen = ({ kind }: { kind?: unknown }) => kind === 'damaged' || kind === 'wrong_item'
// Without a network no picture can be sent, and the problem counts from now on all the same.
const pictured: Rule = (value, values) =>
  isSeen(values) && navigator.onLine && uploadedUrls(value as UploadItem[]).length === 0 ? m.pictureMissing : undefined

const schema = {
  kind: required,
  pictures: [pictured, uploadsFine],
  text: [when(({ kind }) => kind === 'other', required), maxLength(2_000)],
}

function Details({ brand, canWish }: { brand: string; canWish: boolean }) {
  const t = useText()
  const f = useFormats()
  const kind = useFormValue<DeliveryProblemKind | null>('kind') ?? null
  if (kind === null) return null
  return (
    <>
      {isSeen({ kind }) && <ImagesInput name="pictures" label={m.pictures} most={mostPictures} />}
      <Area name="text" label={m.text} optional={kind !== 'other'} minRows={2} counterMax={2_000} />
      {canWish && (
        <RadioCards
          name="wish"
          label={m.wish}
          options={[
            { value: 'new_parcel', label: t(m.wishNew) },
            { value: 'leave', label: t(m.wishLeave) },
          ]}
        />
      )}
      <Notice kind="info" icon="hourglass">
        {t(m.stands, { brand, date: f.date(dayOf(Date.now() + parcelDays.answer * dayMs)) })}
      </Notice>
    </>
  )
}

/** Tells the brand what is wrong with a delivery; what was typed is kept until it is sent, and sent later where there is no network. */
export function ProblemSheet({
  participation: { id, parcel, campaign },
  onClose,
}: {
  participation: Pick<Participation, 'id' | 'parcel' | 'campaign'>
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const creatorId = useAppSelector(({ app }) => app.currentInstagramerId ?? '')
  const params = { id }
  const brand = campaign.brandName
  const send = async ({ kind, pictures, text, wish }: Values) => {
    const problem: NewDeliveryProblem = {
      kind: kind ?? 'other',
      text,
      ...(isSeen({ kind }) && { pictures: uploadedUrls(pictures) }),
      ...(wish && { wish }),
    }
    const act: KeptAct = {
      kind: 'problem',
      participationId: id,
      parcelId: parcel?.id ?? id,
      at: new Date().toISOString(),
      problem,
    }
    const outcome = await sendAct(dispatch, act, { conflict: m.reportedAlready })
    if (isUnsent(outcome)) {
      keepAct(creatorId, act)
      notify({ kind: 'info', message: t(m.waits) })
    } else if (outcome.ok) notify({ kind: 'ok', message: t(m.reported, { brand }) })
    else {
      if (outcome.parsedError?.status === 409) void dispatch(getParticipation({ params }))
      return outcome
    }
    onClose()
    return undefined
  }
  const initialValues: Values = { kind: null, pictures: [], text: '', wish: null }
  return (
    <Sheet open onClose={onClose} title={t(parcel ? m.title : m.titlePlain)}>
      <Form<Values>
        id={`parcelProblem-${id}`}
        schema={parcel ? { ...schema, wish: required } : schema}
        initialValues={initialValues}
        onSubmit={send}
        guard={false}
      >
        <RadioCards
          name="kind"
          label={m.kind}
          hideLabel
          min={400}
          options={deliveryProblemKinds.map((value) => ({
            value,
            label: t(problemMessages[value]),
            ...(value === 'not_arrived' && { details: [t(m.notArrivedText, { brand })] }),
          }))}
        />
        <Details brand={brand} canWish={parcel !== null} />
        <SubmitButton label={t(m.send, { brand })} size="lg" fullWidth />
      </Form>
    </Sheet>
  )
}
