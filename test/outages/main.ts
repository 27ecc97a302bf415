import { parseArgs } from 'node:util'
import { bringPostgres } from '#test/support/postgres.ts'
import { FAULTS } from './faults.ts'
import { runOutage, type Outcome } from './outage.ts'
import { bookingsOfToday } from './visitors.ts'

/* `npm run test:faults -- [--engine sqlite|postgres] [--fault name] [--bookings 1000]`: ends with 1 where something is lost. */

const { values } = parseArgs({
  options: { engine: { type: 'string' }, fault: { type: 'string' }, bookings: { type: 'string', default: '1000' } },
})
const chosen = (['sqlite', 'postgres'] as const)
  .filter((engine) => values.engine === undefined || values.engine === engine)
  .flatMap((engine) =>
    Object.entries(FAULTS)
      .filter(
        ([name, fault]) =>
          (values.fault === undefined || values.fault === name) && (fault.engine === 'both' || fault.engine === engine),
      )
      .map(([name, fault]) => ({ engine, name, fault })),
  )

if (chosen.length === 0 || !/^[1-9]\d*$/.test(values.bookings)) {
  process.stderr.write(
    `Usage: npm run test:faults -- [--engine sqlite|postgres] [--fault ${Object.keys(FAULTS).join('|')}] [--bookings 1000]\n`,
  )
  process.exit(2)
}

// Ends child processes, as the end of a process does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const binaries = bringPostgres()
process.stdout.write(
  '| engine | fault | sent | confirmed | refused | lost | doubled | never answered | crashes | longest wait s | last known after the fault s | /readyz meanwhile | red after s | notes |\n',
)
process.stdout.write('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n')
for (const { engine, name, fault } of chosen) {
  if (engine === 'postgres' && binaries === null) continue
  const bookings = await bookingsOfToday(Number(values.bookings))
  const outcome = await runOutage({ engine, fault, bookings, binaries })
  process.stdout.write(`| ${[engine, name, ...cells(outcome)].join(' | ')} |\n`)
  if (
    outcome.lost + outcome.doubled + outcome.neverAnswered + outcome.confirmedIntoNothing + outcome.problems.length >
    0
  )
    process.exitCode = 1
}

function cells(outcome: Outcome): readonly string[] {
  const {
    sent,
    confirmed,
    refused,
    lost,
    doubled,
    neverAnswered,
    crashes,
    unheard,
    problems,
    confirmedIntoNothing,
    lastProblems,
  } = outcome
  const notes = [
    ...problems,
    ...(unheard === 0 ? [] : [`${String(unheard)} booked and never heard of`]),
    ...(confirmedIntoNothing === 0 ? [] : [`${String(confirmedIntoNothing)} confirmed into nothing`]),
    ...new Set(refused),
    ...new Set(lastProblems),
  ]
  return [
    ...[sent, confirmed, refused.length, lost, doubled, neverAnswered, crashes].map(String),
    seconds(outcome.longestWait),
    seconds(outcome.lastAfterFault),
    outcome.readiness.join(', '),
    outcome.redAfter === null ? 'never' : seconds(outcome.redAfter),
    notes.join('; '),
  ]
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
