import { Suspense, use, type ReactNode } from 'react'

interface Props<Value> {
  /** Still on its way after a click in the browser; the server waits for it. */
  readonly value: Value | Promise<Value>
  /** Shown until it is there. */
  readonly fallback: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** Draws what needs a later answer, without letting the rest of the page wait for it. */
export function AwaitValue<Value>({ value, fallback, children }: Props<Value>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Awaited value={value}>{children}</Awaited>
    </Suspense>
  )
}

function Awaited<Value>({ value, children }: { readonly value: Promise<Value> } & Pick<Props<Value>, 'children'>) {
  return children(use(value))
}
