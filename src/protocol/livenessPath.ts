/** Answers while the process lives, without a database or a platform; never cached. */
export const LIVENESS_PATH = '/livez'
