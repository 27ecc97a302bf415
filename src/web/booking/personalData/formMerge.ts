import type { PersonalDataValues } from './personalDataValues.ts'

/** The form and the draft as they were when they last agreed. */
export interface Agreed {
  readonly form: PersonalDataValues
  readonly draft: PersonalDataValues
}

/**
 * The form with what has come into the draft from elsewhere: another window, an undo, a repair, or what follows from an
 * act on this page. What was typed since form and draft agreed stays as it is.
 *
 * @param arrived the form as the draft has it now.
 */
export function mergedValues(
  typed: PersonalDataValues,
  arrived: PersonalDataValues,
  agreed: Agreed,
): PersonalDataValues {
  const { people, answers } = agreed.form
  return {
    people: Object.fromEntries(
      Object.entries(arrived.people).map(([key, person]) => {
        const [own, form, draft] = [typed.people[key], people[key], agreed.draft.people[key]]
        if (own === undefined || form === undefined || draft === undefined) return [key, person]
        return [
          key,
          {
            ...mergedTexts(own, person, { form, draft }),
            passport: mergedTexts(own.passport, person.passport, { form: form.passport, draft: draft.passport }),
            answers: mergedTexts(own.answers, person.answers, { form: form.answers, draft: draft.answers }),
          },
        ]
      }),
    ),
    answers: mergedTexts(typed.answers, arrived.answers, { form: answers, draft: agreed.draft.answers }),
    travellerRemarks: mergedTexts(typed, arrived, agreed).travellerRemarks,
  }
}

/** Of each part that is a text: what has arrived, unless something else was typed or nothing new has come. */
function mergedTexts<Part extends object>(
  typed: Part,
  arrived: Part,
  { form, draft }: { readonly form: Part; readonly draft: Part },
): Part {
  const isKept = (name: string) => {
    const [own, seen, before, now] = [typed, form, draft, arrived].map((part) => textOf(part, name))
    return own !== seen || now === before
  }
  const kept = Object.entries(typed).filter(([name]) => isKept(name))
  return { ...arrived, ...Object.fromEntries(kept) }
}

/** Whether two parts of the form hold the same texts, in whatever order. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isAlike(textOf(a, name), textOf(b, name)))
}

function textOf(part: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(part)).get(name)
}
