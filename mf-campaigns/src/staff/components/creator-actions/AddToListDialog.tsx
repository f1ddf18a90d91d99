import { useState } from 'react'
import {
  Area,
  Form,
  maxLength,
  required,
  type Schema,
  SearchSelect,
  Select,
  SubmitButton,
  TextInput,
} from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Modal, SegmentedControl } from '@samspel/ui'
import { addCommunityMembers, type ChosenCreator, communityAnswers, createCommunityList } from '../../data'
import { FormFoot } from '../FormFoot'
import { useCommunityLists } from '../use-community-lists'
import { useOwnBrands } from '../use-own-brands'
import { ActionResult } from './ActionResult'
import { inParts } from './in-batches'
import { actMessages as m } from './messages'

type Way = 'existing' | 'new'
interface Values {
  way: Way
  listId: string | null
  brandId: string | null
  name: string
  note: string
}
const schemas: Record<Way, Schema> = {
  existing: { listId: required, note: maxLength(1_000) },
  new: { brandId: required, name: [required, maxLength(120)], note: maxLength(1_000) },
}

/** Adds creators to an existing or new community list. */
export function AddToListDialog({
  creators,
  onClose,
  onDone,
}: {
  creators: readonly ChosenCreator[]
  onClose: () => void
  onDone?: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [way, setWay] = useState<Way>('existing')
  const [words, setWords] = useState('')
  const { options, status } = useCommunityLists(words)
  const { brandId, options: brands } = useOwnBrands()
  const [sent, setSent] = useState<{ listId: string; added: number; already: number } | undefined>()
  const hasNone = status === 'success' && words === '' && options.length === 0
  const shown: Way = hasNone ? 'new' : way

  const send = async (values: Values) => {
    let listId = values.listId
    if (shown === 'new') {
      const made = (await dispatch(
        createCommunityList({
          body: { communityList: { brandId: values.brandId ?? '', name: values.name.trim() } },
        }),
      )) as ApiOutcome<'createCommunityList'>
      if (!made.ok || !made.data) return made
      listId = made.data.communityList.id
    }
    const { done, failed } = await inParts(
      creators.map(({ id }) => id),
      (instagramerIds) =>
        dispatch(
          addCommunityMembers({
            params: { id: listId ?? '' },
            body: { instagramerIds, ...(values.note.trim() && { note: values.note.trim() }) },
          }),
        ) as Promise<ApiOutcome<'addCommunityMembers'>>,
    )
    communityAnswers.forEach((stale) => dispatch(stale))
    if (failed) return failed
    const count = (key: 'added' | 'alreadyMembers') =>
      done.reduce((sum, outcome) => sum + (outcome.data?.[key] ?? 0), 0)
    setSent({ listId: listId ?? '', added: count('added'), already: count('alreadyMembers') })
    onDone?.()
    return undefined
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t(m.addTitle, { n: creators.length, name: creators[0]?.name ?? '' })}
      closeLabel={t(commonMessages.close)}
    >
      {sent ? (
        <ActionResult
          lines={[
            { icon: 'circle-check', text: t(m.added, { n: sent.added }) },
            ...(sent.already > 0
              ? [{ icon: 'user-check' as const, text: t(m.alreadyMembers, { n: sent.already }) }]
              : []),
          ]}
          href={`/communities/${sent.listId}`}
          linkLabel={t(m.toList)}
          onClose={onClose}
        />
      ) : (
        <Form<Values>
          id="addToList"
          schema={schemas[shown]}
          initialValues={{ way: 'existing', listId: null, brandId, name: '', note: '' }}
          guard={false}
          onSubmit={send}
        >
          {!hasNone && (
            <SegmentedControl<Way>
              label={t(m.which)}
              value={way}
              onChange={setWay}
              options={[
                { value: 'existing', label: t(m.existing) },
                { value: 'new', label: t(m.newList) },
              ]}
            />
          )}
          {shown === 'existing' && (
            <SearchSelect
              name="listId"
              label={m.list}
              options={options}
              onSearch={setWords}
              placeholder={t(m.search)}
            />
          )}
          {shown === 'new' && brands.length > 1 && (
            <Select name="brandId" label={commonMessages.brand} options={brands} />
          )}
          {shown === 'new' && <TextInput name="name" label={m.name} />}
          <Area name="note" label={m.note} help={m.noteHelp} minRows={2} optional />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={m.add} reason={shown === 'existing' ? m.chooseList : m.nameList} />
          </FormFoot>
        </Form>
      )}
    </Modal>
  )
}
