/** How many times slower than the machine of the limits this one is; `npm test` measures it when it starts. */
const pace = Number(process.env.TEST_PACE ?? 1)

/** A limit of time as this machine needs it. @param ms what is enough on a quiet machine */
export const paced = (ms: number): number => Math.round(ms * pace)
