import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { selectBrandId, selectCurrentUser, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Button, Modal, SearchSelectField, SelectField, Stack } from '@samspel/ui'
import { listInstagramers } from '../../data'
import { messages } from './messages'
import { useOwnBrands } from './use-own-brands'

const none: string[] = []

/** Starts a conversation: asks with whom, and on behalf of which brand. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const chosen = useAppSelector(selectBrandId)
  const own = useAppSelector(selectCurrentUser)?.brandIds[0]
  const brands = useOwnBrands()
  const [brand, setBrand] = useState<string | null>(chosen ?? own ?? null)
  const [creatorId, setCreator] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [isRefused, setRefused] = useState(false)
  const found = useQuery(listInstagramers({ query: { perPage: 20, ...(words.trim() && { query: words.trim() }) } }))
  const creators = useEntities('instagramers', (found.result?.instagramers ?? none) as string[])
  const brandId = brand ?? brands[0]?.value
  const open = () => {
    if (!creatorId) return setRefused(true)
    onClose()
    void navigate(`/messages/${creatorId}${brandId ? `?brand=${brandId}` : ''}`)
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.title)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <Button variant="main" onClick={open}>
            {t(messages.open)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SearchSelectField
          label={t(messages.creator)}
          placeholder={t(messages.creatorPlaceholder)}
          value={creatorId}
          onChange={(id) => {
            setCreator(id)
            setRefused(false)
          }}
          options={creators.map(({ id, name, username }) => ({
            value: id,
            label: `${name ?? ''}${username ? ` (@${username})` : ''}`,
          }))}
          onSearch={setWords}
          emptyText={t(found.error ? messages.failed : found.result ? messages.noCreators : messages.looking)}
          error={isRefused && !creatorId ? t(messages.required) : undefined}
        />
        {brands.length > 1 && (
          <SelectField
            label={t(messages.writeAs)}
            help={t(messages.writeAsHelp)}
            value={brandId ?? null}
            onChange={setBrand}
            options={brands}
          />
        )}
      </Stack>
    </Modal>
  )
}
