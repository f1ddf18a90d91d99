import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CameraProblem, cameraProblem, closeCamera, lampOf, openCamera } from './camera'
import { makeReader } from './reader'

/** Interval between attempts to read, ms. */
const PACE = 150

/** State of a camera that reads QR codes. */
export interface ScannerState {
  /** `reader`: the camera works, but the code reader could not be loaded. */
  status: 'starting' | 'on' | CameraProblem | 'reader'
  /** The torch, if there is one. */
  lamp?: { isOn: boolean; toggle(): void }
}

/**
 * Shows the camera in a video element and reports every text it reads, repeatedly while a code is in view. The camera is off while the page
 * is hidden and after unmounting.
 */
export function useScanner(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void): ScannerState {
  const [status, setStatus] = useState<ScannerState['status']>('starting')
  const [setLamp, keepLamp] = useState<(on: boolean) => Promise<void>>()
  const [isLit, setLit] = useState(false)
  const heard = useRef(onText)
  useEffect(() => void (heard.current = onText))

  useEffect(() => {
    let wanted = true
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = async (read: Awaited<ReturnType<typeof makeReader>>) => {
      if (!wanted) return
      const text = video.current && (await read(video.current).catch(() => undefined))
      if (wanted && text) heard.current(text)
      if (wanted) timer = setTimeout(() => void look(read), PACE)
    }
    const start = async () => {
      // Loads the reader while the visitor is asked for permission, since both take time.
      const reader = makeReader().then(
        (read) => read,
        () => undefined,
      )
      try {
        const opened = await openCamera()
        if (!wanted) return closeCamera(opened)
        stream = opened
        const lamp = lampOf(opened)
        keepLamp(() => lamp)
        if (video.current) {
          video.current.srcObject = opened
          // A second start in the meantime rejects the first play(), but the picture is still shown.
          await video.current.play().catch(() => undefined)
        }
      } catch (error) {
        if (wanted) setStatus(cameraProblem(error))
        return
      }
      const read = await reader
      if (!wanted) return
      setStatus(read ? 'on' : 'reader')
      if (read) void look(read)
    }
    const stop = () => {
      wanted = false
      clearTimeout(timer)
      if (stream) closeCamera(stream)
      stream = undefined
      setLit(false)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') return stop()
      if (wanted) return
      wanted = true
      void start()
    }
    document.addEventListener('visibilitychange', onVisibility)
    void start()
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      stop()
    }
  }, [video])

  if (!setLamp) return { status }
  const toggle = () =>
    void setLamp(!isLit).then(
      () => setLit(!isLit),
      () => undefined,
    )
  return { status, lamp: { isOn: isLit, toggle } }
}
