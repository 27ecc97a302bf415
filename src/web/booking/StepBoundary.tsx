import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What stands there instead of a part that could not be drawn; the function draws it again. */
  readonly fallback: (retry: () => void) => ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/**
 * Holds a part of the funnel that fails to be drawn away from the rest: header, phone number and draft stay. React
 * offers this to classes only.
 */
export class StepBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }
  private hasTried = false

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  /** Draws once more; what fails again is loaded anew with the page. */
  private readonly retry = () => {
    if (this.hasTried) {
      window.location.reload()
      return
    }
    this.hasTried = true
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
