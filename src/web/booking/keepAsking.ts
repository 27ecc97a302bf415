/** Pauses before a question is asked again, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000] as const

/** Who has waited so long is told; the answer counts all the same when it comes. In milliseconds. */
const PATIENCE_MS = 8_000

interface Asking<Answer> {
  readonly ask: () => Promise<Answer>
  readonly onAnswer: (answer: Answer) => void
  /** There is no answer, or none yet; it is asked for again. */
  readonly onFailure: () => void
}

/** Asks until there is an answer, with growing pauses. Returns what ends it; nothing is reported after that. */
export function keepAsking<Answer>({ ask, onAnswer, onFailure }: Asking<Answer>): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout>
  const attempt = async (no: number): Promise<void> => {
    timer = setTimeout(onFailure, PATIENCE_MS)
    const answer = await ask().then(
      (value) => ({ value }),
      () => null,
    )
    clearTimeout(timer)
    if (isOver) return
    if (answer !== null) {
      onAnswer(answer.value)
      return
    }
    onFailure()
    timer = setTimeout(() => void attempt(no + 1), PAUSES[Math.min(no, PAUSES.length - 1)])
  }
  void attempt(0)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
