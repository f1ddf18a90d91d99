import { useState } from 'react'
import { Area, Form, maxLength, type Rule, type Schema, SubmitButton, useBoundField } from '@samspel/forms'
import { commonMessages, defineMessages, useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { type ApiOutcome, useAppDispatch, useEntities, useQuery } from '@samspel/store'
import { Modal, notify, SearchSelectField, Tag } from '@samspel/ui'
import { FormFoot } from '../../components/FormFoot'
import { staffWords } from '../../components/words'
import { addCommunityMembers, type ChosenCreator, communityAnswers, idsPerCall, listInstagramers } from '../../data'
import css from './Community.module.css'
import { messages as m } from './messages'

interface Values {
  instagramerIds: ChosenCreator[]
  note: string
}
const problems = defineMessages({
  none: {
    id: 'mf-campaigns.community.choose-somebody',
    description: 'Nobody is chosen',
    defaultMessage: 'Välj minst en kreatör.',
    en: 'Choose at least one creator.',
  },
})
const somebody: Rule = (value) => (Array.isArray(value) && value.length > 0 ? undefined : problems.none)
const schema: Schema = { instagramerIds: somebody, note: maxLength(1_000) }
const none: string[] = []

/** Finds creators while typing; chosen ones become tags. */
function CreatorsField() {
  const t = useText()
  const { value: chosen, field } = useBoundField<ChosenCreator[]>(
    { name: 'instagramerIds', label: commonMessages.creators, help: m.creatorsHelp },
    { empty: [] },
  )
  const [words, setWords] = useState('')
  const query = useSettled(words.trim())
  const { result } = useQuery(listInstagramers({ query: { page: 1, perPage: 20, ...(query && { query }) } }))
  const found = useEntities('instagramers', result?.instagramers ?? none).filter(
    ({ id }) => !chosen.some((other) => other.id === id),
  )
  const { onChange, value: _, ...rest } = field
  return (
    <>
      <SearchSelectField
        {...rest}
        key={chosen.length}
        value={null}
        onSearch={setWords}
        disabled={chosen.length >= idsPerCall}
        {...(chosen.length >= idsPerCall && { help: t(m.creatorsFull, { most: idsPerCall }) })}
        options={found.map(({ id, name, username }) => ({ value: id, label: `${name} (@${username})` }))}
        onChange={(id) => {
          const creator = found.find((each) => each.id === id)
          if (creator) onChange([...chosen, { id: creator.id, name: creator.name }])
          setWords('')
        }}
      />
      {chosen.length > 0 && (
        <ul className={css.tags}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Tag
                onRemove={() => onChange(chosen.filter((other) => other.id !== id))}
                removeLabel={t(commonMessages.removeName, { name })}
              >
                {name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Adds creators to the list as approved members. */
export function AddMembersDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const add = async ({ instagramerIds, note }: Values) => {
    const outcome = (await dispatch(
      addCommunityMembers({
        params: { id: listId },
        body: { instagramerIds: instagramerIds.map(({ id }) => id), ...(note.trim() && { note: note.trim() }) },
      }),
    )) as ApiOutcome<'addCommunityMembers'>
    if (!outcome.ok || !outcome.data) return outcome
    notify({ kind: 'ok', message: t(m.added, { n: outcome.data.added, m: outcome.data.alreadyMembers }) })
    communityAnswers.forEach((stale) => dispatch(stale))
    onClose()
    return undefined
  }
  return (
    <Modal open onClose={onClose} title={t(m.add)} closeLabel={t(commonMessages.close)}>
      <Form<Values>
        id="addCommunityMembers"
        schema={schema}
        initialValues={{ instagramerIds: [], note: '' }}
        guard={false}
        onSubmit={add}
      >
        <CreatorsField />
        <Area name="note" label={staffWords.note} minRows={2} optional />
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          <SubmitButton label={commonMessages.add} reason={m.needsCreators} />
        </FormFoot>
      </Form>
    </Modal>
  )
}
