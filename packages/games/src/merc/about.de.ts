import type { StepId } from './types.ts';

/** What happens at each step, in German, for the Rules page. */
export const about: Record<StepId, string> = {
  start:
    'Die Seite, die den Sektor betreten hat, greift an; alle Einheiten beider Seiten dort kämpfen mit, alle Rebellen gemeinsam. Erst wirken Taktikkarten, dann eine Landmine, dann Erstschläge. Beim Beschuss mit dem Mörser entfällt das: Nur der Träger des Mörsers feuert, niemand schießt zurück.',
  tactics:
    'Karten, die direkt vor dem Kampf gespielt wurden, wirken nacheinander in der angegebenen Reihenfolge, noch vor einer Mine. Better Weapons und Veteran Militia gelten den ganzen Kampf. Neue Milizen kommen nur bis zur Grenze des Sektors dazu, meist 10 je Seite.',
  barrage:
    'Ein W6 für Artillery Barrage: So viele Einheiten der Rebellen nehmen hier je 1 Schaden. Die Rebellen suchen sie aus, nicht der Diktator, und keine wird zweimal gewählt.',
  losses:
    'Die Rebellen wählen unter ihren eigenen Einheiten, bis die Zahl erreicht ist, ohne feste Reihenfolge. Family Threat und Tainted Water treffen nur Milizen, Artillery Barrage auch MERCs. Niemand wird gefragt, wenn ohnehin alle getroffen werden oder nur Milizen einer Person infrage kommen.',
  'losses fall':
    'Erst wenn alle gewählt sind, nimmt jede gewählte Einheit 1 Schaden. Rüstung fängt ihn ab wie bei jedem Angriff; Milizen sterben.',
  mine: 'Wer die Mine gelegt hat, zündet sie jetzt, mit 1 Schaden für alle, die den Sektor betreten haben, Rüstung zuerst, oder hebt sie auf. Ist Squidhead unter ihnen, entschärft er sie vorher. Eine aufgehobene Mine kann ab Runde 1 bei jeder Entscheidung noch hochgehen und trifft alle, die von ihnen übrig sind.',
  'before round 1':
    'Khenn würfelt einen W6, der für den ganzen Kampf seine gedruckte Initiative ersetzt; Ausrüstung zählt weiter dazu. Dann darf Golem ein einziges Ziel angreifen, egal mit welcher Waffe. Vor Runde 1 gibt es keine Heilung, keinen Hund und keinen Rückzug.',
  READY:
    'Werte und Reihenfolge stehen fest: höchste Initiative zuerst, bei Gleichstand der Diktator, dann abwechselnd; alle Milizen einer Person sind ein Platz. Kastern ist immer zuerst dran, Badger vor jeder Miliz, der Diktator vor dem Rebellen, den The Chancellor benannt hat. Verlorene Rüstung ändert in dieser Runde nichts.',
  'next unit':
    'Die nächste lebende Einheit der Reihenfolge ist am Zug; Tote und in dieser Runde übergelaufene Milizen werden übersprungen. Vandal kommt nach allen anderen ein zweites Mal dran. Sobald eine Seite niemanden mehr hat, ist der Kampf vorbei; Hunde zählen dabei nicht.',
  'before attack':
    'Die Einheit am Zug darf heilen, eine Wunde je abgegebenem Würfel, und ihren Hund auf einen gegnerischen MERC hetzen. Ein Kit hilft jedem MERC der Seite im Sektor, Surgeon nur dem eigenen Trupp; eine Anwendung gilt für den ganzen Zug. Wen ein Hund festhält, der kann beides nicht.',
  AIM: 'Alle Ziele werden vor dem Wurf benannt, höchstens so viele wie der Wert Ziele; jede Miliz ist eines, nur Rizen benennt sie alle als eines. Der Diktator selbst ist sicher, solange hier ein MERC oder eine Miliz von ihm lebt, Runde, solange ein anderer MERC lebt. Wen ein Hund festhält, der darf nur diesen benennen; nicht anzugreifen ist erlaubt.',
  FIRE: 'Ein W6 je Punkt Kampfwert, abzüglich der zum Heilen abgegebenen Würfel. Ab 4 ist es ein Treffer; bei Lucid und bei Milizen des Diktators mit Better Weapons ab 3. Wo es nichts zu wählen gibt, wirken die Treffer sofort.',
  reroll:
    'Basic darf einmal je Kampf alle seine Würfel neu würfeln, nachdem der Wurf zu sehen ist und bevor ein Treffer zugeteilt wird. Der zweite Wurf gilt, auch wenn er schlechter ist.',
  allocate:
    'Nach dem Wurf teilt der Schütze die Treffer frei den vorher benannten Zielen zu; was ein Ziel nicht mehr aufnehmen kann, verfällt. Wolverine darf jede seiner Sechsen einem zulässigen Gegner geben, den er nicht benannt hat. Gibt es nur eine Möglichkeit, wird niemand gefragt.',
  damage:
    'Schaden wirkt, bevor die nächste Einheit handelt, Ziel für Ziel in der benannten Reihenfolge: erst Fahrzeug, dann Rüstung, dann Leben. Rüstung mit 0 wird abgelegt, der Rest geht weiter. Durchschlägt eine Waffe Rüstung, trifft der ganze Angriff direkt das Leben; Rüstung und Fahrzeug bleiben heil.',
  'after attack':
    'Granaten und Mörser, die diesem Angriff Würfel gegeben haben, werden abgelegt, ob er traf oder nicht. Eine SMAW bleibt, wenn keine Option etwas anderes sagt. Wer nicht angreift oder alle Würfel zum Heilen abgibt, behält sie.',
  wounds:
    'Buchführung: Schaden durch Minen und Karten und der Rest eines Angriffs nach einer Frage trifft eine Einheit nach der anderen. Ob ein MERC gerettet wird oder eine Miliz überläuft, ist geklärt, bevor die nächste Einheit Schaden nimmt.',
  convert:
    'Wer Adelheid führt, entscheidet bei jeder Miliz, die sie trifft: Sie stirbt, oder sie läuft sofort über und handelt ab der nächsten Runde. Hat ihre Seite die Grenze für Milizen im Sektor schon erreicht, stirbt die Miliz einfach.',
  dying:
    'Ein MERC mit 0 Leben bleibt bei 1, wenn ein Epinephrine Shot abgelegt wird: sein eigener oder der eines lebenden MERC seines Trupps im selben Sektor. Das unterbricht, wer immer am Zug ist; wer den MERC führt, darf ihn auch sterben lassen.',
  death:
    'Die Einheit scheidet aus, und all ihre Ausrüstung wird abgelegt, außer wenn The Colonel herrscht und hier ein MERC der Rebellen fiel. Ein Hund, der sie festhielt, ist frei und darf von seinem Halter neu gehetzt werden. Stirbt der Diktator selbst, gewinnen die Rebellen sofort.',
  loot: 'Unter The Colonel, ob anwesend oder nicht, darf der Diktator jede Karte eines hier getöteten MERC der Rebellen einer Einheit mit freiem Platz geben oder in den Vorrat legen, der nichts Beschädigtes oder Angebrauchtes nimmt. Übernommenes zählt ab dem nächsten READY; was liegen bleibt, wird abgelegt.',
  RETREAT:
    'Erst entscheiden die Trupps der Rebellen einzeln, dann die des Diktators; Milizen bleiben immer. Ein Trupp geht als Ganzes, wenn niemand vorher abgespalten wird, in einen orthogonal benachbarten Sektor ohne Gegner oder in eigener Hand. Niemand schießt nach, aber eine gegnerische Mine in einem leeren Sektor geht hoch.',
  end: 'Wer noch Einheiten hat, hält den Sektor; ist niemand übrig, der Diktator. Nach der letzten erlaubten Runde, meist der 100., behalten ihn die Verteidiger. Ein überlebender Hund kehrt zu seinem Halter zurück, wenn der hier ist und Platz hat. Ein Kampf beendet den Zug nicht, und wer alle MERCs verloren hat, darf im nächsten neue anheuern.',
};
