import { useState } from 'react'
import type { ParcelCounts, ParcelRow } from '@samspel/api'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, Notice, notify, Stack, TextArea } from '@samspel/ui'
import { RadioCards } from '@samspel/ui/late'
import { resolveDeliveryProblem } from '../participations/data/actions'
import { replaceParcel } from './data'
import { problemWords } from './parcel-words'
import css from './Problem.module.css'
import { problemMessages as m } from './problem-messages'

type Answer = 'new' | 'release' | 'word'

interface ProblemDialogProps {
  parcel: ParcelRow
  /** With the parcel as it is now; without one where its participation changed. */
  onAnswered: (parcel?: ParcelRow, counts?: ParcelCounts) => void
  onClose: () => void
}

/** What a creator says is wrong, with pictures, and the three answers: a new parcel, no obligation, or a word. */
export function ProblemDialog({ parcel, onAnswered, onClose }: ProblemDialogProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { problem, creator } = parcel
  const name = creator.name.split(' ')[0]!
  const [answer, setAnswer] = useState<Answer>(problem?.wish === 'leave' ? 'release' : 'new')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  if (!problem) return null

  const replace = async () => {
    const outcome = await dispatch(replaceParcel({ params: { id: parcel.id }, body: { answer: words.trim() } }))
    if (outcome.ok && outcome.data) onAnswered(outcome.data.parcel, outcome.data.counts)
    return outcome
  }
  const resolve = async () => {
    const outcome = await dispatch(
      resolveDeliveryProblem({
        params: { id: problem.id },
        body: { answer: words.trim(), ...(answer === 'release' && { release: true }) },
      }),
    )
    if (outcome.ok) onAnswered()
    return outcome
  }
  const send = async () => {
    // A new parcel says enough by itself.
    if (answer !== 'new' && words.trim() === '') return setError(t(m.needed))
    setBusy(true)
    const { ok, parsedError } = answer === 'new' ? await replace() : await resolve()
    setBusy(false)
    if (!ok) return setError(t(parsedError!.message))
    const told = { new: m.sentNew, release: m.released, word: m.answered }
    notify({ kind: 'ok', message: t(told[answer], { name }) })
    onClose()
  }
  const { answerBy, pictures = [], wish } = problem
  const isLate = answerBy !== undefined && answerBy < dayOf(Date.now())
  return (
    <Modal
      open
      onClose={onClose}
      title={t(m.title, { name: creator.name })}
      closeLabel={t(commonMessages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <Button variant="main" loading={isBusy} onClick={() => void send()}>
            {t({ new: m.sendNew, release: m.sendRelease, word: m.send }[answer])}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Notice kind="warn" icon="truck" title={`${t(problemWords[problem.kind])}.`}>
          {t(m.said, { name, date: f.date(problem.reportedAt) })}
          {answerBy && `. ${t(isLate ? m.overdue : m.answerBy, { date: f.date(answerBy), name })}`}
        </Notice>
        {problem.text && <blockquote className={css.words}>{problem.text}</blockquote>}
        {wish && <p className={css.wish}>{t(wish === 'leave' ? m.wishLeave : m.wishNew)}</p>}
        {pictures.length > 0 && (
          <ul className={css.pictures} aria-label={t(m.pictures)}>
            {pictures.map((url, at) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t(m.picture, { n: at + 1 })} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <RadioCards<Answer>
          label={t(m.how)}
          value={answer}
          onChange={(next) => {
            setAnswer(next)
            setError(undefined)
          }}
          options={[
            { value: 'new', label: t(m.newParcel), details: [t(m.newParcelText)] },
            { value: 'release', label: t(m.release), details: [t(m.releaseText, { name })] },
            { value: 'word', label: t(m.word), details: [t(m.wordText)] },
          ]}
        />
        <TextArea
          label={t(m.answer, { name })}
          value={words}
          {...(answer === 'new' && { optional: t(commonMessages.optional) })}
          maxLength={2_000}
          minRows={3}
          {...(error && { error })}
          onChange={(text) => {
            setWords(text)
            setError(undefined)
          }}
        />
      </Stack>
    </Modal>
  )
}
