import type { StepId } from './types.ts';

/** What happens at each step, in German, for the Rules page. */
export const about: Record<StepId, string> = {
  '6 begin':
    'Buchführung: Lässt die Begegnung die Zahl der Wellen offen, wird sie jetzt gezogen; wann jede kommt, entscheidet sich erst, wenn es so weit ist. Dann beginnt die Schlacht mit PREPARATION oder in der Phase, die der Aufbau nennt.',
  '7 player':
    'Der Spieler stellt Träger und Staffeln, die schon auf dem Raster sind, in der Aufstellungszone auf, meist den unteren 3 Reihen, 2 auf Karten bis 8 Reihen. Angedocktes bleibt im Hangar, außer mit Early Launch: auf ein Feld der Zone beim Träger oder daneben, dort fest und in Zug 1 bereit.',
  '7 enemy':
    'Der Feind stellt nach dem Spieler auf, nach denselben Regeln, in seiner eigenen Zone oben. Kein Träger darf auf ein Feld eines gegnerischen Trägers.',
  '8 intel':
    'Noch keine Befehle: Der Spieler liest, was die Sensoren zeigen, ab Stufe 1 die Stimmung, ab 2 das wahrscheinliche Feld, ab 3 den Treibstoff, mit 4 die genaue Absicht. Es ist eine Vorhersage, denn der Feind entscheidet erst in RESOLUTION 2; unter Stufe 4 kann das Feld um eins danebenliegen.',
  '9 command':
    'Der Spieler gibt geheim Befehle, teilt Starts ein und wählt je Träger eine Aktion; bis zum Ausführen lässt sich alles rückgängig machen oder löschen. Eine Staffel ohne Befehl hält: kein Bonus, aber sie kämpft, wenn ihr Feld umkämpft ist. DEFEND der Träger aus dem Zug davor endet hier.',
  '9 order':
    'ATTACK führt auf ein Feld in Reichweite, auch das eigene, mit ATK +1, und braucht Munition; DEFEND bleibt, ATK +1 und DEF +2. LAND braucht einen Träger mit Platz im Feld oder daneben, Fregatten landen nie. Jeder Befehl kostet 1 AP, mit 2 darf ein MOVE vorausgehen; ohne Treibstoff kein MOVE und ATTACK nur im eigenen Feld.',
  '9 confirm':
    'Nur gefragt, wenn eine bereite Staffel auf dem Raster keinen Befehl hat; untätige Träger und Angedocktes zählen nicht. Mit der Bestätigung wird der Zug ausgeführt, und diese Staffeln halten; Rückgängig führt zu den Befehlen zurück.',
  '10.1 launches':
    'Eingeteilte Staffeln des Spielers erscheinen auf dem gewählten Feld, dem des Trägers oder einem daneben; das kostet keine Aktion. In diesem Zug haben sie keinen Befehl, fangen niemanden ab und greifen keinen Träger an, kämpfen aber, wenn ihr Feld umkämpft ist.',
  '10.2 intents':
    'Erst jetzt gibt der Feind seine Befehle, nach den Starts des Spielers, aber ohne dessen Befehle zu sehen. Was er startet, erscheint am Ende dieses Schritts; von da an liegen die Befehle beider Seiten offen.',
  '10.2 order':
    'Für Schiffe des Feindes gelten dieselben Befehle und Grenzen wie für die des Spielers: AP, Reichweite, Munition, Treibstoff und Platz im Hangar.',
  '10.2 confirm':
    'Nur gefragt, wenn eine bereite Staffel des Feindes auf dem Raster keine Absicht hat; nach der Bestätigung hält sie.',
  '10.3 carrier action':
    'Je eine Aktion, Träger des Spielers zuerst. REPAIR gibt einer angedockten Staffel 2 Rumpf oder dem Träger 1, REARM füllt Munition und Treibstoff alles Angedockten, ATTACK ist ein Schuss auf Entfernung 1, DEFEND bringt DEF +2 bis zum nächsten COMMAND. Was bis dahin fort ist, wird nicht repariert oder beschossen.',
  '10.4 movements':
    'Eine Staffel nach der anderen, höchste SPD zuerst, Seiten gemischt, bei Gleichstand nach Namen; 1 Treibstoff bei jeder Entfernung. Ein Gegner in ATTACK oder DEFEND mit Munition stoppt einmal je Zug, wer sein Feld durchquert, und nur er feuert. Das Zielfeld gilt nicht als durchquert: Dort fängt niemand ab.',
  '10.5 landings':
    'Staffeln mit LAND kommen vor jedem Kampf in den Hangar und entgehen so einem umkämpften Feld. Ist der Träger verloren, zu weit weg oder voll, bleiben sie draußen. Zugleich wird Abgebautes eingebracht, je 1 Metall.',
  '10.6 combat':
    'Jedes Feld mit lebenden Staffeln beider Seiten wird einmal ausgekämpft, Reihe für Reihe von oben, von links nach rechts. Träger nehmen nicht teil. Eine zweite Runde gibt es nicht: Wer überlebt, bleibt und kämpft im nächsten Zug weiter, wenn dann noch beide da sind.',
  '10.7 carrier damage':
    'Feindliche Staffeln im Feld eines Trägers greifen ihn an, wenn sie Munition haben und dort keine Staffel seiner Seite mehr lebt. Wer in diesem Zug gestartet ist, tut es nicht; die Träger des Spielers kommen zuerst dran.',
  '10.8 orders cleared':
    'Buchführung: Die Befehle beider Seiten enden und mit ihnen die Boni von ATTACK und DEFEND und das Fire Control Network der Fregatten. DEFEND eines Trägers gilt bis zum nächsten COMMAND weiter.',
  '10.9 wrecks':
    'Zerstörte Staffeln verlassen das Raster; gehandelt haben sie seit ihrer Zerstörung nicht mehr. Ihre Piloten sind endgültig tot, außer der Admiral hat das Eject Protocol und der Prozentwurf gelingt, meist 20%.',
  '12 initiative':
    'Jede lebende Staffel im Feld würfelt 1W(SPD+1), auch ohne Munition. Der höchste Wurf handelt zuerst; bei Gleichstand die höhere SPD, dann der Name im Alphabet. Ein Pilot mit First Strike zählt in Zug 1 2 dazu.',
  '12 attacks':
    'In dieser Reihenfolge greift jede Staffel einmal an. Das Ziel wählt niemand: Es ist der langsamste lebende Gegner im Feld, dann der mit dem kleinsten Rumpf, dann der erste nach Namen. Zerstörte greifen nicht mehr an; Schürfer und Staffeln ohne Munition feuern nicht.',
  '13 roll':
    'Die Paarung bestimmt den Würfel: W10 im Vorteil, W4 im Nachteil, sonst W6, bei Trägern als Schütze oder Ziel immer W6. Schaden ist Würfel + ATK − DEF, nie unter 0; ein Zerstörer senkt DEF um 1. Eine Staffel verbraucht 1 Munition, auch ohne Wirkung; Critical Eye würfelt nur, wer Schaden macht.',
  '13 damage':
    'Rumpf geht sofort verloren; bei 0 ist die Staffel zerstört, bevor sie antworten kann. Bio-Armor nimmt 1 vom ersten Schaden des Zuges, beim Träger zählt erst Iron Will, dann der Schild. Jeder Angriff eines Zerstörers, auch mit 0, kostet jeden Gegner neben dem Feld 1 Rumpf, andere im Feld aber nicht.',
  '16 assault':
    'Zuerst die Nahverteidigung: Bis zu ihrem Wert werden Angreifer mit höchstens 2 Rumpf (mit Ausbau 4) zerstört, die schwächsten zuerst. Die übrigen greifen dann an, die schnellsten zuerst, je mit W6 + ATK − DEF des Trägers und 1 Munition. Ein verlorener Träger reißt seine angedockten Staffeln mit.',
  '17.1 ready': 'In diesem Zug gestartete Staffeln werden bereit und können im nächsten COMMAND Befehle bekommen.',
  '17.2 action points':
    'Jede Staffel hat wieder alle AP, meist 1 und 1 mehr für die eine Staffel mit Rally Cry; Übriges wird nicht aufgehoben. Auch abfangen darf jede wieder einmal.',
  '17.3 abilities':
    'Kanonenboote gewinnen 1 Rumpf zurück, ebenso jede Staffel mit Regeneration; mit beidem sind es 2. Das gilt auch angedockt, und niemand kommt über den Höchstwert. Ist das Tanken erlaubt, nimmt danach jede Staffel auf oder neben ihrem Träger Treibstoff aus dem Lager ihrer Seite.',
  '17.4 hazards':
    'Staffeln auf dem Raster leiden unter ihrem Feld: Strahlung kostet 1 Rumpf, Trümmer 1 Rumpf bei einer 1 auf dem W6, ein Ionensturm 1 Treibstoff. DEF hilft nicht, Träger und Angedocktes bleiben verschont, und wer zerstört ist, wird sofort entfernt.',
  '17.5 jump drive':
    'Nur bei einer Flucht: Der Antrieb gewinnt 1 Ladung und braucht meist 8. Voll geladen siegt er erst bei der Prüfung nach diesem UPKEEP, und nicht, wenn die Schlacht bis dahin verloren ist.',
  '17.6 reinforcements':
    'Angekündigte Wellen erscheinen auf freien Feldern ihres Randes, von der Mitte nach außen, oder rund um den Fund. Dann bekommt jeder Träger des Feindes mit Platz im Hangar mit 50% (Leviathan 70%) eine neue Staffel, insgesamt aber nie mehr, als der Feind verloren hat; mit Tanken kostet sie 1 aus dem Lager oder zählt eigens.',
  '17.7 waves':
    'Jede wartende Welle, bei der ein Auslöser eintritt, wird mit Größe und Richtung angekündigt und kommt im UPKEEP 6 des nächsten Zuges. In einer Spanne von Zügen wird Zug für Zug gezogen, der letzte ist sicher. Ein Notruf ruft eine Welle.',
  '17.8 turn': 'Buchführung: Die Zugnummer steigt um 1, und Bio-Armor wirkt wieder.',
  '18 after resolution':
    'Der Spieler verliert mit dem letzten Träger (ohne Träger mit der letzten Staffel) oder gestrandet, mit leerem Treibstofflager und ohne Staffeln. Er siegt, wenn kein Feind übrig ist und keine Welle mehr sicher kommt. Trifft beides zu, zählt die Niederlage; ein voller Sprungantrieb zählt hier nicht.',
  '18 after upkeep':
    'Dieselbe Prüfung noch einmal, und jetzt siegt ein voller Sprungantrieb; eine Niederlage geht ihm weiter vor. Ist nach dem letzten erlaubten Zug, meist dem 40., nichts entschieden, endet die Schlacht unentschieden, oder es siegt die Seite, die die Option nennt.',
  '20 afterburner':
    'Einmal je Schlacht ignoriert ein Pilot mit Afterburner einen Angriff, der Schaden machen würde. Normalerweise ist das ungefragt der erste; mit der Option entscheidet die Seite des Ziels nach dem Wurf. Streuschaden eines Zerstörers hält er nicht auf.',
};
