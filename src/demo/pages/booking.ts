import type { PagePlan } from './page.ts'

export const howToBook: PagePlan = {
  id: 'buchen-und-bezahlen',
  name: 'Buchen und bezahlen',
  slug: 'buchen-und-bezahlen',
  teaser: 'Vom ersten Klick bis zu den Reiseunterlagen: was wann geschieht.',
  body: `
<ol>
<li><strong>Reisedatum wählen.</strong> Auf der Reiseseite stehen alle Daten mit Preis und Verfügbarkeit.</li>
<li><strong>Zimmer und Zusatzleistungen.</strong> Sie sehen bei jedem Schritt, was die Reise kostet. Ist etwas nicht buchbar, steht der Grund dabei.</li>
<li><strong>Angaben.</strong> Namen bitte wie im Ausweis. Sie können jederzeit unterbrechen: Ihre Auswahl bleibt auf Ihrem
Gerät, Namen und Adressen auch, wenn Sie das ankreuzen.</li>
<li><strong>Bezahlen.</strong> Auf Rechnung: 30 Prozent innert zehn Tagen nach der Bestätigung, der Rest bis 30 Tage vor der Abreise.
Wer 40 Tage vor der Abreise oder später bucht, bezahlt alles auf einmal. Oder gleich online mit TWINT, Karte oder PostFinance, ohne Gebühren.</li>
<li><strong>Unterlagen.</strong> Die Bestätigung kommt sofort, bei Onlinezahlung sobald Sie bezahlt haben; der Reiseplan mit Zeiten und Sitzplatz zwei Wochen vor der Abreise: per
E-Mail oder, wenn Sie lieber Papier haben, gegen Aufpreis per Post mit einem Reiseführer in Buchform.</li>
</ol>
<h2>Warteliste und Anfrage</h2>
<p>Ist ein Reisedatum ausgebucht, setzen wir Sie kostenlos auf die Warteliste. Wird ein Platz frei, rufen wir Sie an; Sie haben dann
zwei Tage Zeit. Steht bei einem Datum «Auf Anfrage», geben wir Ihnen innert zwei Arbeitstagen Bescheid.</p>
<h2>Lieber mit Menschen?</h2>
<p>Rufen Sie an. Wer Ihren Anruf entgegennimmt, ist selber mitgefahren.</p>
`,
}

export const vouchers: PagePlan = {
  id: 'gutscheine',
  name: 'Gutscheine',
  slug: 'gutscheine',
  teaser: 'Eine Reise verschenken und das Datum später wählen.',
  body: `
<p>Gutscheine gibt es ab CHF 50.-, in jedem Betrag und auf Wunsch für eine bestimmte Reise. Sie gelten fünf Jahre und für alles,
was Sie bei uns kaufen können.</p>
<h2>So bestellen Sie</h2>
<p>Schreiben Sie an <a href="mailto:gutscheine@carovia-reisen.example">gutscheine@carovia-reisen.example</a> oder rufen Sie an. Bis
15 Uhr bestellt, geht der Gutschein gleichentags auf die Post: auf festem Papier, mit einem unserer Plakate auf der Vorderseite.</p>
<h2>So lösen Sie ein</h2>
<p>Wählen Sie beim Buchen «Auf Rechnung» und nennen Sie uns danach die Nummer per Telefon oder E-Mail. Wir ziehen den Betrag von der Rechnung ab; was übrig bleibt,
bleibt auf dem Gutschein.</p>
`,
}
