/** Why there is no picture: not allowed, no camera, or it does not answer (another app has it). */
export type CameraProblem = 'refused' | 'absent' | 'failed'

/** The camera at the back, at a size that codes can be read from. Rejects with a {@link CameraProblem}. */
export async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  // Browsers hide it from pages without https.
  if (!mediaDevices) throw toProblem('absent')
  try {
    return await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    throw toProblem(problemOf(error))
  }
}

class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem)
  }
}
const toProblem = (problem: CameraProblem) => new CameraError(problem)

const problemOf = (error: unknown): CameraProblem => {
  const { name } = error as { name?: string }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed'
}

/** What an error of {@link openCamera} says. */
export const cameraProblem = (error: unknown): CameraProblem =>
  error instanceof CameraError ? error.problem : 'failed'

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

/** The lamp of a camera, where it has one that pages may use. */
export function lampOf(stream: MediaStream): ((on: boolean) => Promise<void>) | undefined {
  const [track] = stream.getVideoTracks()
  const capabilities = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !capabilities?.torch) return undefined
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}
