/** Words that do not tell what is looked for, folded; a query of these alone is searched for them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'ab am an ans auf aus bahnhof bei bis das dem den der des die ein eine einem einen einer fur fuer gegen im in ins ist',
    'mit nach oder ohne reise reisen ferien sankt st um und vom von vor wo zu zum zur anfang mitte ende',
    // Pasted sentences, and what one asks a person.
    'bitte danke es etwas fahren frau gehen gerne gern gibt guten haben hallo ich ihr ihre ihren machen mann mein meine',
    'meinem meinen meiner mich mochte moechte person personen sie suche suchen tag unser unsere unserem uns wir wollen',
    'wurden wuerden',
  ].flatMap((line) => line.split(' ')),
)
