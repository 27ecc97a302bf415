import type { BusDirectionRecord } from '#platform/catalogue/records.ts'

const stations = [
  { nr: 'H1', bezeichnung: 'Bern, Neufeld', zuschlagCents: 0, ort: 'Bern', plz: '3012', breite: 46.96, laenge: 7.42 },
  {
    nr: 'H2',
    bezeichnung: 'Zürich, Carparkplatz',
    zuschlagCents: 1_000,
    ort: 'Zürich',
    plz: '8005',
    breite: 47.38,
    laenge: 8.53,
  },
  { nr: 'HZ', bezeichnung: 'Andermatt', zuschlagCents: 0, ort: 'Andermatt', plz: '6490', breite: null, laenge: null },
]

const outbound: BusDirectionRecord = {
  nodes: [
    { nr: 'K1', bezeichnung: 'Mittelland' },
    { nr: 'K2', bezeichnung: 'Andermatt' },
  ],
  stops: [
    { nr: 'E1', knoten: 'K1', halt: 'H1', zeit: '06:30', zuschlagCents: 1_500 },
    { nr: 'E2', knoten: 'K1', halt: 'H2', zeit: '07:45', zuschlagCents: 0 },
    { nr: 'EZ', knoten: 'K2', halt: 'HZ', zeit: '12:00', zuschlagCents: 0 },
  ],
  stations,
}

const homeward: BusDirectionRecord = {
  nodes: [
    { nr: 'K2', bezeichnung: 'Andermatt' },
    { nr: 'K1', bezeichnung: 'Mittelland' },
  ],
  stops: [
    { nr: 'RZ', knoten: 'K2', halt: 'HZ', zeit: '14:00', zuschlagCents: 0 },
    { nr: 'R1', knoten: 'K1', halt: 'H1', zeit: '19:30', zuschlagCents: 0 },
    { nr: 'R2', knoten: 'K1', halt: 'H2', zeit: '18:15', zuschlagCents: 0 },
  ],
  stations,
}

/** Bern costs 15 outbound by its stop, Zürich 10 each way by its station. */
export const smallBoarding = { outbound, homeward }
