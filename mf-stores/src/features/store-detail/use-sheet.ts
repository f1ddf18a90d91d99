import { useState } from 'react'
import type { Store } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { bytesOf } from '../../data/sheets'
import { messages } from './messages'

const getStoreSheet = apiAction('getStoreSheet')

/** The counter's sign as a file to print. */
export function useSheet({ id, name }: Store) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isMaking, setMaking] = useState(false)
  const save = async () => {
    setMaking(true)
    const { ok, data, parsedError } = await dispatch(getStoreSheet({ params: { id } }))
    setMaking(false)
    if (ok && data) saveFile(`${t(messages.sheetName, { store: name })}.pdf`, bytesOf(data.pdf), 'application/pdf')
    else notify({ kind: 'bad', message: t(parsedError!.message) })
  }
  return { isMaking, save }
}
