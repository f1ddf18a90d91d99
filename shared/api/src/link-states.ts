/** Networks whose posts are handed in as links. */
export const networks = ['youtube', 'tiktok', 'linkedin'] as const
export type Network = (typeof networks)[number]

/** What is known of a link. `unreadable`: its network tells nothing of a link; `gone`: it no longer shows it. */
export const linkStates = ['waiting', 'read', 'gone', 'unreadable'] as const
export type LinkState = (typeof linkStates)[number]

/** Why a network could not be read. `off`: Samspel is not connected to it; `key`: it refuses our key; `quota`: what it gives for a day is used. */
export const linkProblems = ['off', 'key', 'quota', 'limited', 'down'] as const
export type LinkProblem = (typeof linkProblems)[number]
