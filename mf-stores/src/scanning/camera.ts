/** Why there is no picture: permission denied, no camera, or not responding (used by another app). */
export type CameraProblem = 'refused' | 'absent' | 'failed'

/** Opens the rear camera at a resolution suitable for reading codes. Rejects with a {@link CameraProblem}. */
export async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  // Browsers hide it on pages without https.
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

/** The problem behind an error of {@link openCamera}. */
export const cameraProblem = (error: unknown): CameraProblem =>
  error instanceof CameraError ? error.problem : 'failed'

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

/** Switches a camera's torch; undefined if there is none that pages may use. */
export function lampOf(stream: MediaStream): ((on: boolean) => Promise<void>) | undefined {
  const [track] = stream.getVideoTracks()
  const capabilities = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !capabilities?.torch) return undefined
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}
