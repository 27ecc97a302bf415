import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import express, { type NextFunction, type RequestHandler, type Response } from 'express'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** In order of preference, smallest first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

/**
 * Serves a directory with files precompressed at build time (`.br`, `.gz`). Files in `assets/` have a hash in their name
 * and are immutable. Requests for other paths go to the next handler.
 */
export function staticFiles(directory: string): RequestHandler {
  const files = new Set(existsSync(directory) ? filesIn(directory) : [])
  // Read once: what a later build adds is served after the restart, and unknown paths never touch the disk.
  const serve = express.static(directory, { index: false, redirect: false, cacheControl: false, dotfiles: 'ignore' })
  return (request, response, next) => {
    const path = decodedPath(request.path)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || path === null || !files.has(path) || isCompressedTwin(path, files)) {
      next()
      return
    }
    const { url } = request
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? YEAR : HOUR)
    const encodings = ENCODINGS.filter(({ extension }) => files.has(path + extension))
    if (encodings.length > 0) {
      response.vary('Accept-Encoding')
      // One by one: given all at once, Express uses the client's order, and browsers list gzip first.
      const encoding = encodings.find(({ name }) => request.acceptsEncodings(name) !== false)
      if (encoding !== undefined) {
        describeEncoded(response, path, encoding.name)
        request.url = `${request.path}${encoding.extension}`
      }
    }
    // The file is gone or unreadable: what was said of it is not true of another handler's answer.
    const pass = (error?: unknown) => {
      for (const name of ['Cache-Control', 'Content-Encoding', 'Content-Type']) response.removeHeader(name)
      request.url = url
      next(error)
    }
    serve(request, response, (error?: unknown) => answerOrPass(error, response, pass))
  }
}

/** An unsatisfiable range or failed precondition is a client error (4xx), not a failure of the server. */
function answerOrPass(error: unknown, response: Response, next: NextFunction): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
  if (status < 400 || status >= 500 || Number.isNaN(status) || response.headersSent) {
    next(error)
    return
  }
  response.removeHeader('Content-Encoding')
  response.status(status).set('Cache-Control', 'no-store').end()
}

/** Content type of the original file, as the extension is now `.br` or `.gz`. */
function describeEncoded(response: Response, path: string, encoding: string): void {
  response.type(path.slice(path.lastIndexOf('.')))
  response.setHeader('Content-Encoding', encoding)
}

function isCompressedTwin(path: string, files: ReadonlySet<string>): boolean {
  return ENCODINGS.some(({ extension }) => path.endsWith(extension) && files.has(path.slice(0, -extension.length)))
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
