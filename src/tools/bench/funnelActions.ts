import type { Locator, Page } from 'playwright-core'
import { arriveAt, steps } from '#test/support/browser/funnel.ts'
import {
  button,
  checkbox,
  childAddedAndRemoved,
  month,
  proposalTaken,
  radio,
  roomLessAndMore,
} from './funnelGestures.ts'
import type { FunnelUser } from './throttledUser.ts'

/** One thing a visitor does, there and back where it can be undone. */
export interface FunnelAction {
  readonly name: string
  readonly run: (user: FunnelUser) => Promise<void>
  /** Whether it leaves the page it is done on, so that it cannot be done again. */
  readonly leaves?: boolean
}

/** Actions of a step in order, by the title of the step. */
export interface StepActions {
  readonly title: string
  readonly actions: readonly FunnelAction[]
}

const documents = (page: Page) => page.getByRole('group', { name: 'Reiseunterlagen' }).getByRole('radio')

/** The same things pressed one after the other, in two rounds. */
function pressing(name: string, ...targets: readonly ((page: Page) => Locator)[]): FunnelAction {
  const run = async ({ page, press }: FunnelUser) => {
    for (const target of [...targets, ...targets]) await press(target(page))
  }
  return { name, run }
}

/** One more and one less. */
function counting(label: string): FunnelAction {
  return pressing(
    `${label}: + and −`,
    (page) => button(page, `${label}: eins mehr`),
    (page) => button(page, `${label}: eins weniger`),
  )
}

/** A letter, and its end. */
function typing(name: string, field: (page: Page) => Locator): FunnelAction {
  const run = async ({ page, key }: FunnelUser) => {
    for (const name of ['3', '0', 'Backspace', 'Backspace']) await key(field(page), name)
  }
  return { name: `typing: ${name}`, run }
}

function goingOn(to: string): FunnelAction {
  const run = async ({ page, press }: FunnelUser) => {
    await press(button(page, 'Weiter'))
    await arriveAt(page, to)
  }
  return { name: 'going on', run, leaves: true }
}

/** Every action of the funnel by step, in the order in which the steps come. Eight people with beds are at the start of it. */
export const FUNNEL_ACTIONS: readonly StepActions[] = [
  {
    title: steps.start,
    actions: [
      pressing('opening and closing a month', (page) => month(page, 'Juli 2027')),
      pressing(
        'choosing a date',
        (page) => radio(page, 'Mi 16.06. –'),
        (page) => radio(page, 'Sa 19.06. –'),
      ),
      counting('Babys'),
      { name: 'one room less and one more', run: roomLessAndMore },
      pressing('other proposals', (page) =>
        button(page, 'Zimmer ändern')
          .or(button(page, /wählen$/))
          .first(),
      ),
      counting('Erwachsene'),
      { name: 'a child: form, birthday, added, removed', run: childAddedAndRemoved },
      pressing('overview opened and closed', (page) => button(page, /^Details (anzeigen|schliessen)$/)),
      pressing(
        'calendar and list',
        (page) => button(page, 'Kalender'),
        (page) => button(page, 'Liste'),
      ),
      pressing(
        'variant',
        (page) => radio(page, /^Car und Bahn/),
        (page) => radio(page, /^Car (?!und)/),
      ),
      { name: 'a proposal', run: proposalTaken },
      goingOn(steps.extension),
    ],
  },
  {
    title: steps.extension,
    actions: [
      pressing(
        'extension and back',
        (page) => radio(page, /Camargue/),
        (page) => radio(page, /Ohne Verlängerung/),
      ),
      goingOn(steps.services),
    ],
  },
  {
    title: steps.services,
    actions: [
      counting('Ausflug 1, Anzahl'),
      pressing(
        'extra of a room',
        (page) => checkbox(page, /^Korb 1/),
        (page) => checkbox(page, /^Korb 2/),
      ),
      pressing(
        'extra of the booking',
        (page) => checkbox(page, /^Beitrag 1/),
        (page) => checkbox(page, /^Beitrag 2/),
      ),
      pressing(
        'extra of the group',
        (page) => checkbox(page, /^Fahrt 1/),
        (page) => checkbox(page, /^Fahrt 2/),
      ),
      counting('Treuebonus Stammgäste, Anzahl'),
      goingOn(steps.personalData),
    ],
  },
  {
    title: steps.personalData,
    actions: [
      pressing(
        'salutation',
        (page) => radio(page, 'Frau'),
        (page) => radio(page, 'Herr'),
      ),
      typing('first name', (page) => page.getByRole('textbox', { name: 'Vorname' }).first()),
      typing('postal code', (page) => page.getByRole('textbox', { name: 'PLZ', exact: true })),
      typing('birthday', (page) => page.getByRole('textbox', { name: 'Geburtsdatum' }).first()),
      { name: 'going on without a name', run: ({ page, press }) => press(button(page, 'Weiter')) },
    ],
  },
  {
    title: steps.additionalServices,
    actions: [
      pressing(
        'stop',
        (page) => radio(page, /Solothurn, Hauptbahnhof/),
        (page) => radio(page, /Aarau, Bahnhof/),
      ),
      pressing('all at one stop', (page) => checkbox(page, /Alle am gleichen Ort/)),
      typing('stop search', (page) =>
        page.getByRole('searchbox').or(page.getByLabel('Ort oder Postleitzahl suchen')).first(),
      ),
      pressing(
        'insurance',
        (page) => radio(page, /Komplettschutz/),
        (page) => radio(page, /Keine Versicherung/),
      ),
      pressing(
        'documents',
        (page) => documents(page).last(),
        (page) => documents(page).first(),
      ),
      pressing('CO2', (page) => checkbox(page, 'CO2-Kompensation')),
      goingOn(steps.payment),
    ],
  },
  {
    title: steps.payment,
    actions: [
      pressing('terms', (page) => checkbox(page, /Ich habe gelesen und akzeptiere: Allgemeine/)),
      pressing(
        'payment',
        (page) => radio(page, 'Onlinezahlung'),
        (page) => radio(page, 'Rechnung'),
      ),
      typing('remarks', (page) => page.getByRole('textbox', { name: 'Bemerkungen' }).first()),
    ],
  },
]
