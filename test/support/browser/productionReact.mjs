import { isMainThread } from 'node:worker_threads'

/*
 * Loads the build of React that visitors get, which it chooses by NODE_ENV: a host with scenarios refuses to run as
 * production, and the other build is several times slower.
 */
if (isMainThread) {
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) await import(name)
  process.env.NODE_ENV = mode
}
