/** Weights and Unicode range of the core font subset. Written by `npm run fonts`, see src/tools/fonts/subsetFonts.mjs. */
export const coreFont = { weight: '400 800', unicodeRange: 'U+20-7e,U+a0,U+a9,U+ab,U+ad,U+b7,U+bb,U+c4,U+c9,U+d6-d7,U+dc,U+e0-e2,U+e4-eb,U+ed-ef,U+f1,U+f3-f4,U+f6,U+f8,U+fa,U+fc,U+2009,U+2013,U+2019,U+2022,U+2026,U+202f,U+2039-203a,U+2060,U+2212' } as const
