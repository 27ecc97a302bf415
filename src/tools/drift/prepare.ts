import { readIndex } from './readIndex.ts'

/** Looks once who reads what, so that the first check of a fresh clone is as quick as any other. */
await readIndex(process.cwd())
