import { Suspense, use, type ReactNode } from 'react'

interface Props<Value> {
  /** A promise after a navigation in the browser; the server awaits it before rendering. */
  readonly value: Value | Promise<Value>
  readonly fallback: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** Like `<Await>` of React Router, but renders a value that is not a promise without suspending. */
export function AwaitValue<Value>({ value, fallback, children }: Props<Value>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Resolved value={value}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<Value>({ value, children }: { readonly value: Promise<Value> } & Pick<Props<Value>, 'children'>) {
  return children(use(value))
}
