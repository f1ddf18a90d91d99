import { useNavigate } from 'react-router-dom'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppSelector } from '@samspel/store'
import { SelectField } from '@samspel/ui'
import { conversationKey, messageDrafts, selectWriter } from '../../data'
import { messages } from './messages'
import { useOwnBrands } from './use-own-brands'

interface WriteAsProps {
  brandId: string
  instagramerId: string
}

/** Chooses the brand a new conversation is started for, keeping what was typed. Renders nothing if there is only one. */
export function WriteAs({ brandId, instagramerId }: WriteAsProps) {
  const t = useText()
  const navigate = useNavigate()
  const [query] = useQueryParams()
  const writer = useAppSelector(selectWriter)
  const brands = useOwnBrands()
  if (brands.length < 2) return null
  const choose = (next: string | null) => {
    if (!next || next === brandId) return
    const [from, to] = [conversationKey(instagramerId, brandId), conversationKey(instagramerId, next)]
    const typed = messageDrafts.read(writer, from)
    if (typed && !messageDrafts.read(writer, to)) {
      messageDrafts.write(writer, to, typed)
      messageDrafts.write(writer, from, '')
    }
    const address = new URLSearchParams({ ...query, brand: next } as Record<string, string>)
    void navigate(`/messages/${instagramerId}?${address}`, { replace: true })
  }
  return (
    <SelectField
      label={t(messages.writeAs)}
      help={t(messages.writeAsHelp)}
      value={brandId}
      onChange={choose}
      options={brands}
    />
  )
}
