import type { PagePlan } from './page.ts'

export const gtcPage: PagePlan = {
  id: 'agb',
  name: 'Allgemeine Reisebedingungen (AGB)',
  slug: 'agb',
  teaser: 'Was gilt, wenn Sie bei Carovia Reisen buchen: Vertrag, Bezahlung, Annullierung, Haftung.',
  body: `
<p>Diese Bedingungen regeln den Vertrag zwischen Ihnen und der Carovia Reisen AG, Bern. Für Reisen eines anderen
Veranstalters gelten zusätzlich dessen Bedingungen; wir weisen Sie vor der Buchung darauf hin.</p>
<h2>1. Wie der Vertrag zustande kommt</h2>
<p>Mit der Bestätigung Ihrer Buchung ist der Vertrag geschlossen. Ein Eintrag auf der Warteliste und eine Anfrage sind
unverbindlich. Wer für mehrere Personen bucht, steht für deren Verpflichtungen ein wie für die eigenen.</p>
<h2>2. Preise</h2>
<p>Es gilt der Preis am Tag der Buchung. Er versteht sich pro Person bei Unterkunft im Doppelzimmer oder in der Zweibettkabine, in Schweizer
Franken oder in Euro, Mehrwertsteuer inbegriffen. Preise können wir nur erhöhen, wenn Treibstoff, Abgaben oder
Wechselkurse sich nachweislich verteuern, spätestens 21 Tage vor der Abreise und um höchstens zehn Prozent. Bei einer
grösseren Erhöhung dürfen Sie kostenlos zurücktreten.</p>
<h2>3. Bezahlung</h2>
<p>Auf Rechnung: 30 Prozent innert zehn Tagen nach der Bestätigung, der Rest bis 30 Tage vor der Abreise. Wer 40 Tage vor
der Abreise oder später bucht, bezahlt alles auf einmal: bis 30 Tage vor der Abreise, danach sofort. Online: der ganze
Betrag bei der Buchung. Kundengelder sind nach dem Bundesgesetz über Pauschalreisen sichergestellt.</p>
<h2>4. Wenn Sie annullieren</h2>
<p>Teilen Sie uns die Annullierung schriftlich mit. Es zählt der Tag, an dem die Mitteilung bei uns eintrifft.</p>
<table>
<thead><tr><th>Tage vor der Abreise</th><th>Das kostet Sie vom Reisepreis</th></tr></thead>
<tbody>
<tr><td>bis 60</td><td>Bearbeitung, CHF 60.- pro Person</td></tr>
<tr><td>59–30</td><td>30 Prozent</td></tr>
<tr><td>29–15</td><td>50 Prozent</td></tr>
<tr><td>14–8</td><td>75 Prozent</td></tr>
<tr><td>7–0</td><td>100 Prozent</td></tr>
</tbody>
</table>
<p>Prämien für Versicherungen und bereits gekaufte Eintrittskarten werden nicht erstattet.</p>
<h2>5. Wenn wir absagen</h2>
<p>Melden sich weniger Gäste an als auf der Reiseseite unter «Durchführung» steht, können wir die Reise bis 21 Tage vor der Abreise
absagen, Tagesausflüge bis sieben Tage vorher. Sie erhalten alles zurück, was Sie bezahlt haben.</p>
<h2>6. Änderungen unterwegs</h2>
<p>Strassen werden gesperrt, Fähren fallen aus. Wir passen das Programm so an, dass sein Charakter bleibt. Ist eine
wesentliche Leistung nicht möglich und kein gleichwertiger Ersatz da, erstatten wir den Minderwert.</p>
<h2>7. Ausweis und Gesundheit</h2>
<p>Jede Person ist selbst dafür verantwortlich, dass Ausweis und nötige Visa gültig sind. Angaben auf der Reiseseite
gelten für Schweizer Bürgerinnen und Bürger. Sagen Sie uns vor der Buchung, wenn Sie auf Hilfe angewiesen sind.</p>
<h2>8. Beanstandungen und Haftung</h2>
<p>Wenden Sie sich mit einem Mangel sofort an die Reiseleitung oder ans Hotel. Ansprüche melden Sie uns bis 30 Tage nach
der Rückkehr. Wir haften für die gehörige Erfüllung nach dem Bundesgesetz über Pauschalreisen, bei Sachschäden höchstens
bis zum doppelten Reisepreis.</p>
<h2>9. Ombudsstelle und Recht</h2>
<p>Vor einem Gang zum Gericht hilft eine Ombudsstelle der Branche weiter. Es gilt schweizerisches Recht; Gerichtsstand
ist Bern, zwingende Gerichtsstände bleiben vorbehalten.</p>
`,
}
