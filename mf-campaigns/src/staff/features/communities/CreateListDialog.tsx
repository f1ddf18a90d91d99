import { useGo } from '@samspel/federation/go-on'
import { Form, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Modal } from '@samspel/ui'
import {
  CommunityListFields,
  communityListSchema,
  type CommunityListValues,
} from '../../components/CommunityListFields'
import { FormFoot } from '../../components/FormFoot'
import { useOwnBrands } from '../../components/use-own-brands'
import { communityAnswers, createCommunityList } from '../../data'
import { messages as m } from './messages'

/** Creates a list and then opens it. */
export function CreateListDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const { brandId, options } = useOwnBrands()
  const create = async ({ brandId: brand, name, description, isOpen }: CommunityListValues) => {
    const outcome = (await dispatch(
      createCommunityList({
        body: { communityList: { brandId: brand ?? '', name: name.trim(), description: description.trim(), isOpen } },
      }),
    )) as ApiOutcome<'createCommunityList'>
    if (!outcome.ok || !outcome.data) return outcome
    communityAnswers.forEach((stale) => dispatch(stale))
    go(`/communities/${outcome.data.communityList.id}`)
    return undefined
  }
  return (
    <Modal open onClose={onClose} title={t(m.create)} closeLabel={t(commonMessages.close)}>
      <Form<CommunityListValues>
        id="createCommunityList"
        schema={communityListSchema}
        initialValues={{ brandId, name: '', description: '', isOpen: false }}
        guard={false}
        onSubmit={create}
      >
        <CommunityListFields brands={options} />
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          <SubmitButton label={m.save} reason={m.needsName} />
        </FormFoot>
      </Form>
    </Modal>
  )
}
