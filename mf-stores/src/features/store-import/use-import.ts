import { useState } from 'react'
import type { ResponseOf } from '@samspel/api'
import { readTextFile } from '@samspel/api/files'
import { storeImportRowsMax } from '@samspel/api/store-fields'
import { type Message, withValues } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { importStores, listStoreLocations } from '../../data/actions'
import { messages } from './messages'

/** In bytes; the server accepts six million characters. */
const largestFile = 12_000_000

export type Report = ResponseOf<'importStores'>

const tooLong = withValues(messages.tooLong, { n: storeImportRowsMax, mb: largestFile / 1_000_000 })
const wrongFile: Record<string, Message> = {
  invalid: messages.notCsv,
  required: messages.noColumns,
  too_long: tooLong,
}

/** What becomes of a row that is probably a store that is there. */
export type Answer = 'skip' | 'same' | 'new'

/** What to import: pasted text, or a file with its name. */
export interface Source {
  text: string
  name?: string
  isGuessed?: boolean
}

/** The import of a store file: first checked by the server, then imported on request. The input is kept after every failure. */
export function useImport(brandId: string) {
  const dispatch = useAppDispatch()
  const [source, setSource] = useState<Source>({ text: '' })
  const [doing, setDoing] = useState<'check' | 'write'>()
  const [problem, setProblem] = useState<Message>()
  const [report, setReport] = useState<Report>()
  const [isWritten, setWritten] = useState(false)
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map())
  const linesOf = (answer: Answer) => [...answers].filter(([, each]) => each === answer).map(([line]) => line)

  const send = async (csv: string, dryRun: boolean) => {
    setDoing(dryRun ? 'check' : 'write')
    setProblem(undefined)
    const { ok, data, parsedError } = await dispatch(
      importStores({
        params: { id: brandId },
        body: {
          csv,
          dryRun,
          ...(!dryRun && answers.size > 0 && { addLines: linesOf('new'), sameLines: linesOf('same') }),
        },
      }),
    )
    setDoing(undefined)
    if (ok && data) {
      setReport(data)
      setWritten(!dryRun)
      if (dryRun) setAnswers(new Map())
      if (!dryRun) dispatch(queryActions.invalidated({ prefix: listStoreLocations.endpoint }))
      return
    }
    const errors = parsedError?.original
    const id = errors && !Array.isArray(errors) ? ([] as string[]).concat(errors.csv ?? [])[0] : undefined
    setProblem((id && wrongFile[id]) || parsedError?.message || messages.failed)
  }
  /** Nothing of a file before it is left to be checked; what was pasted stays. */
  const refuse = (why: Message) => {
    if (source.name) setSource({ text: '' })
    setProblem(why)
  }
  return {
    source,
    report,
    problem,
    doing,
    isWritten,
    answers,
    answer: (line: number, answer: Answer) => {
      const next = new Map(answers)
      if (answer === 'skip') next.delete(line)
      else next.set(line, answer)
      setAnswers(next)
    },
    write: (text: string) => {
      setProblem(undefined)
      setSource({ text })
    },
    check: () => void send(source.text, true),
    commit: () => void send(source.text, false),
    take: async (file: File | undefined) => {
      if (!file) return
      setProblem(undefined)
      if (file.size > largestFile) return refuse(tooLong)
      const read = await readTextFile(file).catch(() => undefined)
      if (!read) return refuse(messages.notText)
      setSource({ ...read, name: file.name })
      await send(read.text, true)
    },
    again: () => {
      setReport(undefined)
      setWritten(false)
      setProblem(undefined)
      if (isWritten || source.name) setSource({ text: '' })
    },
  }
}
