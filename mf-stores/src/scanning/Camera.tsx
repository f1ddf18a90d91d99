import { useEffect, useRef } from 'react'
import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import type { CameraProblem } from './camera'
import css from './Camera.module.css'
import { messages } from './messages'
import { useScanner } from './use-scanner'

interface CameraProps {
  /** What to hold in front of the camera. */
  hint: string
  onText: (text: string) => void
  /** Called when the camera cannot be used, so that alternatives can be offered. */
  onProblem: (problem: CameraProblem | 'reader') => void
}

/** The camera's picture with a frame for the code. */
export function Camera({ hint, onText, onProblem }: CameraProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const { status, lamp } = useScanner(video, onText)
  useEffect(() => {
    if (status !== 'starting' && status !== 'on') onProblem(status)
  }, [status, onProblem])
  return (
    <div className={css.place}>
      <video ref={video} className={css.video} playsInline muted aria-hidden tabIndex={-1} />
      <span className={css.frame} />
      {lamp && (
        <button
          type="button"
          className={css.lamp}
          aria-pressed={lamp.isOn}
          aria-label={t(messages.lamp)}
          onClick={lamp.toggle}
        >
          <Icon name="bolt" size={22} />
        </button>
      )}
      <div className={css.hint} role="status">
        <span>{status === 'starting' ? t(messages.starting) : hint}</span>
      </div>
    </div>
  )
}
