import type { PersonalDataValues } from './personalDataValues.ts'

/** Merge base: form and draft when they were last in sync. */
export interface MergeBase {
  readonly form: PersonalDataValues
  readonly draft: PersonalDataValues
}

/**
 * Three-way merge of the form with external updates of the draft: another window, an undo, a repair, or a command on this
 * page. Input since the merge base wins.
 *
 * @param incoming the form values of the current draft.
 */
export function mergedValues(
  typed: PersonalDataValues,
  incoming: PersonalDataValues,
  base: MergeBase,
): PersonalDataValues {
  const { people, answers } = base.form
  return {
    people: Object.fromEntries(
      Object.entries(incoming.people).map(([key, person]) => {
        const [own, form, draft] = [typed.people[key], people[key], base.draft.people[key]]
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
    answers: mergedTexts(typed.answers, incoming.answers, { form: answers, draft: base.draft.answers }),
    travellerRemarks: mergedTexts(typed, incoming, base).travellerRemarks,
  }
}

/** For each text the incoming value, unless the field was edited or the draft has not changed. */
function mergedTexts<Part extends object>(
  typed: Part,
  incoming: Part,
  { form, draft }: { readonly form: Part; readonly draft: Part },
): Part {
  const isKept = (name: string) => {
    const [own, seen, before, now] = [typed, form, draft, incoming].map((part) => textOf(part, name))
    return own !== seen || now === before
  }
  const kept = Object.entries(typed).filter(([name]) => isKept(name))
  return { ...incoming, ...Object.fromEntries(kept) }
}

function textOf(part: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(part)).get(name)
}
