import type { Reason } from '@fray/engine';
import { en, row, type Words } from './en.ts';

const moves = (count: number): string => (count === 1 ? 'ein Zug' : `${count} Züge`);
const movesAfter = (count: number): string => (count === 1 ? 'einem Zug' : `${count} Zügen`);

/** Refusals of the engine while a combat is played; a file is refused in English, before the language is known. */
const REFUSALS: Partial<Record<string, (reason: Reason) => string>> = {
  stale: () => 'Inzwischen ist etwas geschehen. Schau noch einmal hin und entscheide neu.',
  over: () => 'Der Kampf ist vorbei.',
  'not-offered': () => 'Das ist jetzt nicht möglich.',
  'dice-needed': (r) => `Erst müssen ${r.count} W${r.sides} gewürfelt werden.`,
  'not-held': (r) => `„${r.name}“ kann jetzt nicht gezogen werden.`,
  'no-dice-asked': () => 'Jetzt wird nicht gewürfelt.',
  'wrong-dice': (r) =>
    r.count === undefined
      ? `${r.face} ist keine Seite eines W${r.sides}.`
      : `Gib bis zu ${r.count} ganze Zahlen von 1 bis ${r.sides} ein.`,
  'too-many-dice': (r) => `${r.unused} der Würfel waren nicht nötig. Es ist nichts geschehen.`,
  'nothing-decided': () => 'Eine Entscheidung braucht mindestens einen Zug.',
  'chance-inside': (r) =>
    r.fence === 'roll'
      ? `In Zug ${r.move} dieser Entscheidung wird gewürfelt: das darf nur ihr letzter Zug. Es ist nichts geschehen.`
      : `Zug ${r.move} dieser Entscheidung deckt etwas auf: das darf nur ihr letzter Zug. Es ist nichts geschehen.`,
  'cancel-inside': (r) =>
    `Zug ${r.move} dieser Entscheidung bricht ab: das ist eine eigene Entscheidung. Es ist nichts geschehen.`,
  'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
  'nothing-to-redo': () => 'Es gibt nichts zu wiederholen.',
  'nothing-open': () => 'Es ist nichts offen, das sich abbrechen ließe.',
};

export const de: Words = {
  refusal: (reason) => REFUSALS[reason.code]?.(reason) ?? en.refusal(reason),
  yes: /^(j(a)?|y(es)?)$/i,
  no: /^n(o|ein)?$/i,
  didYouMean: (near) => `Meintest du „${near}“?`,

  greeting: (game, what) => `${game}: ${what}. Mit ? gibt es Hilfe.`,
  setup: (name, seed, typed) => `Aufstellung ${name}, ${typed ? 'eigene Würfel, ' : ''}Startwert ${seed}`,
  loaded: (file, at) => `${file}, nach ${movesAfter(at)}`,
  unknownLanguage: (asked, languages) =>
    `Die Sprache „${asked}“ gibt es nicht (Sprachen: ${languages}). Fray spricht Englisch.`,
  gameHasNot: (game, language) => `${game} hat keine Texte in „${language}“ und erscheint auf Englisch.`,
  everySeatIsYours: 'Du entscheidest für alle Plätze; --bot SEAT=rules gibt einen Platz dem Computer.',

  nobodyLeft: 'niemand mehr',
  folded: (count) => `(${count} weitere sind jetzt nicht möglich; m WORT findet die mit einem Wort)`,
  alike: (count) => `(eins von ${count})`,
  late: '(nachgeholt)',
  turnLine: (next, others) => `${next} ist dran; auch ${others} darf jetzt handeln (w: andere vorlassen).`,
  alone: (what) => `Nur ${what}`,
  enterTakes: (number) => `Enter nimmt ${number}`,
  keys: {
    undo: 'u zurück',
    redo: 'r wiederholen',
    roll: 'r würfeln',
    cancel: 'c abbrechen',
    more: (count) => `m mehr (${count})`,
    advice: 'a Rat',
    orders: 'o Anweisungen',
    log: 'l Protokoll',
    save: 's speichern',
    help: '? Hilfe',
    quit: 'q Ende',
  },

  advice: {
    none: 'Es ist jetzt nichts zu entscheiden.',
    only: 'Es gibt nur eines zu tun.',
    head: (who, playouts, against) =>
      `Rat für ${who}, das Beste zuerst: ${playouts} Kämpfe je Möglichkeit, ${against}.`,
    counted: (who, positions, against) =>
      `Rat für ${who}, das Beste zuerst: genau (${positions === 1 ? 'eine Stellung' : `${positions} Stellungen`}), ${against}.`,
    hidden: (who) => `Was ${who} nicht sieht, wird jedes Mal neu angenommen.`,
    number: 'Nr.',
    win: 'Sieg',
    draw: 'unentschieden',
    loss: 'Niederlage',
    over: 'über',
    less: 'zum Besten',
    left: 'übrig',
    cost: 'Kosten',
    costsThem: 'Kosten der anderen',
    choice: 'Möglichkeit',
    same: (count) => `Die ersten ${count} sind gleich gut.`,
    equal: (count) => `Die ersten ${count} liegen zu nah beieinander.`,
    why: (first, next, why) => `„${first}“ gegen „${next}“: ${why}`,
    ranked: (objective) => `Nach Wert geordnet: ${objective}.`,
  },

  notHere: (text) => (text ? `„${text}“ sagt bei dieser Frage nichts.` : 'Enter tut hier nichts.'),
  noSuchNumber: (most) => (most ? `Gib eine Zahl von 1 bis ${most} ein, oder ? für Hilfe.` : 'Mit ? gibt es Hilfe.'),
  noSuchKey: (word) => `„${word}“ ist hier weder eine Zahl noch eine Taste. Mit ? gibt es Hilfe.`,
  noDefault: 'Enter bewirkt hier nichts: Gib die Zahl einer Möglichkeit ein, oder ? für Hilfe.',
  failed: (why) => `Das ist an einem Fehler von Fray gescheitert; es ist nichts geschehen. (${why})`,
  nobodyElse: 'Sonst darf jetzt niemand handeln.',
  sure: (what) => `${what}: sicher?`,
  yesOrNo: '[j/N]',
  nothingMore: (word) => `Außer der Reihe ist jetzt nichts${word ? ` mit „${word}“` : ''} möglich.`,
  shorten: '(m und ein Wort zeigt nur, was das Wort enthält)',
  nothingTyped: 'Noch ist nichts eingegeben worden, das sich zurücknehmen ließe.',
  pastRoll: 'Seither wurde gewürfelt. Als Spielleitung trotzdem zurückgehen?',
  pastReveal: 'Seither wurde Verdecktes gezeigt. Als Spielleitung trotzdem zurückgehen?',
  tookBack: (count) => `${moves(count)} zurückgenommen.`,
  pace: {
    round: 'Tempo round: gefragt wird einmal je Runde und wo jemand eine Wahl hat.',
    step: 'Tempo step: gefragt wird bei jedem Schritt der Regeln.',
  },
  nothingHidden: 'Jetzt ist nichts verdeckt: Alle sehen dasselbe.',
  whoLooks: (seats) => `Gib v ein und dazu einen von: ${seats}.`,
  everybodyMayLook: 'Nichts ist mehr verdeckt: Alle dürfen hinsehen.',
  liesOpen: 'Der Tisch liegt wieder offen: Alle dürfen hinsehen.',
  lookAtHand: (keys) => `Die Karten sind verdeckt. Ansehen: ${keys}; v allein legt sie weg.`,
  nobodyAnswers: 'Niemand antwortet: weiter',
  orders: {
    none: 'Dieses Spiel hat keine Anweisungen.',
    lookFirst: (keys) => `Anweisungen gehören zu einem Platz. Sieh dir zuerst seine Karten an: ${keys}; dann o.`,
    head: (who) => `Anweisungen von ${who}. Sie sind keine Züge: kein Protokoll, Speicherstand oder Link hat sie.`,
    how: 'o mit einer Nummer und dem, was gelten soll: o 1 nie; o 1 aus beendet die Anweisung.',
    noSuch: (most) => `Gib o und eine Nummer von 1 bis ${most} ein, oder o allein für die Liste.`,
    noAnswer: (what, answers) => `${what}: gib eines von ${answers} oder aus ein.`,
    off: /^(aus|off)$/,
    answers: {
      everybody: 'alle fragen',
      never: 'nie',
      first: 'runde 1',
      big: 'große schiffe',
      always: 'immer',
      take: 'nehmen',
      ask: 'mich fragen',
    },
  },
  handOver: (name) => `${name} ist dran; die anderen sehen weg. [Enter]`,

  saved: (file) => `Gespeichert als ${file}. Später geht es weiter mit: fray play --load ${file}`,
  saveAs: (suggested) => `Speichern als [${suggested}]`,
  replace: (file) => `„${file}“ gibt es schon. Ersetzen?`,
  saveFirst: 'Vor dem Ende speichern? [j/N, oder ein Dateiname]',
  inputEnded: 'Die Eingabe ist zu Ende.',
  savedAs: (file) => `Der Kampf wurde als ${file} gespeichert.`,
  notSaved: 'Der Kampf wurde nicht gespeichert.',
  couldNotSave: 'Der Kampf konnte nicht gespeichert werden.',

  rolls: (who, count, sides, what) => `${who} wirft ${count} W${sides} (${what})`,
  draws: (who, count, what) => `${who} zieht${count === 1 ? '' : ` ${count}`} (${what})`,
  orMore: (face) => `${face} oder mehr`,
  orLess: (face) => `${face} oder weniger`,
  diceAt: (count, needs) => `${count} mit ${needs}`,
  diceFor: (count, whom, needs) => `${count} für ${whom}${needs === undefined ? '' : ` (${needs})`}`,
  typeDice: 'Gib ein, was gefallen ist, alles oder einen Teil. (random: Der Computer wirft)',
  typeDrawn: 'Gib den Namen des Gezogenen ein. (random: Der Computer zieht; names: alles, was es sein kann)',
  computerDraws: 'Der Computer zieht.',
  computerRolls: (faces) => `Der Computer wirft ${faces}.`,

  note: (seat, what, fence) => {
    const did = { undone: 'zurückgenommen', redone: 'wiederholt', cancelled: 'abgebrochen', late: 'nachgeholt' }[what];
    const past = fence === 'roll' ? ', über Würfel hinweg' : fence === 'reveal' ? ', über Verdecktes hinweg' : '';
    return `(${seat}: ein Zug ${did}${past})`;
  },
  overAfter: (at, outcome) => `Nach ${movesAfter(at)}: ${outcome}`,
  standsAfter: (at, step) => `Nach ${movesAfter(at)} steht der Kampf bei: ${step}`,
  verified: (at) => `Geprüft: Das Protokoll (${moves(at)}) führt zum gespeicherten Stand.`,
  onlyHits: '(Treffer eingetragen, keine Würfelseiten)',
  earlier: (count) => `(${count} frühere Züge lassen sich nicht zeigen)`,

  form: {
    how: (example) =>
      `Gib ${example} oder JSON ein; „random“ für irgendeine erlaubte Antwort; nichts, um es zu lassen.`,
    number: (least, most) =>
      least === undefined && most === undefined
        ? 'eine ganze Zahl'
        : `eine ganze Zahl von ${least ?? 'beliebig'} bis ${most ?? 'beliebig'}`,
    choice: (options) => `eins von ${options}`,
    set: (options) => `einige von ${options}; mit Kommas dazwischen`,
    counts: (options) => `wie viele von jedem: ${options}`,
    text: 'ein Text',
    flag: 'ja oder nein',
    yes: 'ja',
    no: 'nein',
    json: 'JSON',
    optional: '(kann fehlen)',
    noJson: (why) => `Das ist kein gültiges JSON: ${why}.`,
    noPair: (text) => `„${text}“ ist kein NAME=WERT.`,
    noField: (name, fields) => `Es gibt kein Feld „${name}“. Die Felder sind: ${fields}.`,
    noOption: (value, field) => `„${value}“ ist für „${field}“ nicht möglich.`,
    random: (answer) => `Ausgefüllt: ${answer}`,
  },

  help: {
    play: [
      'Gib die Zahl einer Möglichkeit ein. Was mit - beginnt, geht jetzt nicht; der Grund steht dahinter.',
      row('ZAHL', 'es tun; was etwas endgültig aufgibt, wird nachgefragt'),
      row('Enter', 'das Übliche, wo es eins gibt: würfeln, abschließen, weiter, passen, oder das Einzige, was geht'),
      row('', 'wo eine Zeile sagt, was Enter tut, alles davon als eine Antwort; eine Zahl tut nur eines'),
      row(
        'WORTE',
        'in Spielen, deren Züge Namen haben, was du tust: snatch r / no. Ein Teil hinter einem Schrägstrich beantwortet die nächste Frage',
      ),
      row('u', 'eine Antwort zurücknehmen; über Würfel oder Verdecktes hinweg fragt es erst'),
      row('r', 'wiederholen, was zurückgenommen wurde; sonst die Würfel dieses Schritts werfen'),
      row('c', 'abbrechen, was offen ist: zurück zum Zug davor'),
      row('m [WORT]', 'mehr: anpassen, aufgeben und was sonst außer der Reihe geht; nur was das Wort enthält'),
      row('w', 'warten: Wo mehrere handeln dürfen, die anderen vorlassen'),
      row('l', 'das Protokoll von Anfang an'),
      row('s [DATEI]', 'speichern'),
      row('a', 'Rat: jede Möglichkeit mit ihrer Chance, die beste zuerst'),
      row('a hand: X', 'Rat mit echten Karten, für das, was du hältst; a forget'),
      row('p', 'Tempo: einmal je Runde und bei jeder Wahl gefragt werden, oder bei jedem Schritt'),
      row('v PLATZ', 'mit den Augen eines anderen Platzes sehen, solange etwas verdeckt ist'),
      row('o', 'Anweisungen eines Platzes, etwa wann er gefragt werden will; o 1 nie gibt eine, o 1 aus beendet sie'),
      row('?', 'diese Hilfe, und bei jeder anderen Frage, was man dort antworten kann'),
      row('q', 'Ende; fragt, ob gespeichert werden soll'),
      'Wo Würfel verlangt werden, gib ein, was gefallen ist, alles oder einen Teil: „6 3 1“. „random“ lässt den Computer werfen.',
    ],
    more: [
      'Gib eine dieser Zahlen ein, oder nichts, um die Liste zu verlassen. m WORT zeigt nur, was das Wort enthält.',
    ],
    form: [
      'Gib NAME=WERT für ein Feld oder mehrere ein, mit Leerzeichen dazwischen. Ein Wert reicht bis zum nächsten NAME=: name=Alter Jo.',
      'Was fehlt, bleibt, wie es war. Bei nur einem Feld genügt der Wert. Auch JSON wird verstanden.',
      row('random', 'irgendeine erlaubte Antwort'),
      row('Enter', 'das Formular verlassen; es geschieht nichts'),
      row('?', 'diese Hilfe'),
    ],
    confirm: ['j tut es; alles andere lässt es, wie es ist.'],
    saveAs: ['Gib den Namen einer Datei ein, oder nichts für den Namen in Klammern.'],
    saveFirst: [
      'j speichert und beendet, ein Name speichert unter diesem Namen und beendet, alles andere beendet ohne zu speichern.',
    ],
    handOver: ['Gib den Bildschirm weiter; Enter zeigt, was dieser Platz sehen darf.'],
  },
};
