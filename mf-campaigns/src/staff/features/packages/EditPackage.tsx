import type { CampaignPackage } from '@samspel/api'
import { Area, Form, integer, max, maxLength, Num, type Schema, SubmitButton, Switch } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Fact, Facts, Modal, notify } from '@samspel/ui'
import { packageLabels } from '../../../shared/components/campaign-names'
import { FormFoot } from '../../components/FormFoot'
import { staffWords } from '../../components/words'
import { updatePackage } from './data/packages'
import { messages } from './messages'

const longest = 1_000
/** Whole kr, as the contract bounds it. */
const highest = 100_000_000
const schema: Schema = {
  price: [integer, max(highest)],
  descriptionSv: maxLength(longest),
  descriptionEn: maxLength(longest),
}

/** A package's price, texts and availability; values fixed by the specification are shown read-only. */
export function EditPackage({ edited, onClose }: { edited: CampaignPackage; onClose: () => void }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const label = t(packageLabels[edited.name])
  const { name, price, descriptionSv, descriptionEn, active } = edited
  return (
    <Modal open onClose={onClose} title={t(messages.editOf, { name: label })} closeLabel={t(commonMessages.cancel)}>
      <Form
        id={`package-${name}`}
        schema={schema}
        initialValues={{ price, descriptionSv, descriptionEn, active }}
        guard={false}
        onSubmit={async (values) => {
          const outcome = await dispatch(
            updatePackage({ params: { name }, body: { package: { ...values, price: values.price ?? null } } }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.saved, { name: label }) })
            onClose()
          }
          return outcome
        }}
      >
        {edited.reach !== null && edited.profiles !== null && (
          <Facts>
            <Fact label={t(staffWords.reach)}>{format.number(edited.reach)}</Fact>
            <Fact label={t(messages.profiles)}>{format.number(edited.profiles)}</Fact>
          </Facts>
        )}
        <Num name="price" label={messages.price} help={messages.priceHelp} suffix={t(messages.kr)} optional />
        <Area name="descriptionSv" label={messages.textSv} minRows={2} counterMax={longest} optional />
        <Area name="descriptionEn" label={messages.textEn} minRows={2} counterMax={longest} optional />
        <Switch name="active" label={messages.isActive} help={messages.activeHelp} />
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          <SubmitButton />
        </FormFoot>
      </Form>
    </Modal>
  )
}
