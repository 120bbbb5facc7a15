import type { StepId } from './types.ts';

/** What happens at each step, for the Rules page. */
export const about: Record<StepId, string> = {
  '6 begin':
    'Bookkeeping: where the encounter leaves the number of waves open, it is drawn now; when each wave comes is decided later. Then the battle starts with PREPARATION, or at the phase that the setup names.',
  '7 player':
    'The player places carriers and the squadrons already on the grid inside the deployment zone, by default the bottom 3 rows, 2 on maps of up to 8 rows. Docked squadrons stay in the hangar, except with Early Launch: to a zone cell on or next to the carrier, fixed there and ready on turn 1.',
  '7 enemy':
    'The enemy deploys after the player, by the same rules, in its own zone at the top. No carrier may be put on a cell of an enemy carrier.',
  '8 intel':
    'No orders yet: the player reads what the sensors show, moods from tier 1, likely cells from tier 2, fuel from tier 3, exact intents at tier 4. It is a forecast, for the enemy decides only in RESOLUTION 2; below tier 4 the cell shown may be one off.',
  '9 command':
    'The player orders squadrons in secret, queues launches and sets one action for each carrier; all of it can be undone or cleared until the turn is executed. A squadron without an order holds: no bonus, but it fights if its cell is contested. DEFEND of carriers from the turn before ends here.',
  '9 order':
    'ATTACK goes to a cell within Move, its own allowed, with ATK +1, and needs ammo; DEFEND stays, ATK +1 and DEF +2. LAND needs a carrier on its cell or next to it with room; Frigates cannot. Each order costs 1 AP, with 2 a MOVE may come first; without fuel there is no MOVE, and ATTACK only in its own cell.',
  '9 confirm':
    'Asked only if a ready squadron on the grid has no order; idle carriers and docked squadrons do not count. Confirming executes the turn and those squadrons hold; undo leads back to the orders.',
  '10.1 launches':
    'Queued squadrons of the player appear on the cell chosen, that of the carrier or one next to it; this costs no action. This turn they have no order, intercept nobody and attack no carrier, but in a contested cell they fight.',
  '10.2 intents':
    'Only now the enemy gives its orders, after the launches of the player but without seeing any orders. What it launches appears at the end of this step; from then on the orders of both sides are open.',
  '10.2 order':
    'Enemy ships have the same orders and the same limits as those of the player: AP, Move, ammo, fuel and room in the hangar.',
  '10.2 confirm': 'Asked only if a ready enemy squadron on the grid has no intent; once confirmed, it holds.',
  '10.3 carrier action':
    'One action each, carriers of the player first. REPAIR restores 2 hull to a docked squadron or 1 to the carrier, REARM fills ammo and fuel of all docked squadrons, ATTACK is one shot at distance 1, DEFEND gives DEF +2 until the next COMMAND. A target that has left by then is not repaired or shot at.',
  '10.4 movements':
    'One squadron after another, highest SPD first, sides mixed, ties by name; 1 fuel for any distance. An enemy in ATTACK or DEFEND with ammo stops a squadron that passes through its cell, once a turn, and only the interceptor fires. The destination is not passed through, so nobody is intercepted there.',
  '10.5 landings':
    'Squadrons with LAND enter the hangar before any fight, so they escape a contested cell. If the carrier was lost, moved too far or is full, they stay outside. Harvests come in at the same time, 1 metal each.',
  '10.6 combat':
    'Every cell with living squadrons of both sides is fought out once, from the top row down and in each from the left. Carriers take no part. There is no second round: survivors stay and fight again next turn if they are still together.',
  '10.7 carrier damage':
    'Enemy squadrons on the cell of a carrier assault it if they have ammo and no squadron of its own side lives in that cell. A squadron launched this turn does not; carriers of the player come first.',
  '10.8 orders cleared':
    'Bookkeeping: the orders of both sides end, and with them the bonuses of ATTACK and DEFEND and the Fire Control Network of Frigates. DEFEND of a carrier lasts on until the next COMMAND.',
  '10.9 wrecks':
    'Destroyed squadrons leave the grid; they have not acted since they fell. Their pilots are dead for good, unless the Admiral has the Eject Protocol and the percent roll succeeds, 20% by default.',
  '12 initiative':
    'Every living squadron in the cell rolls 1d(SPD+1), even without ammo. Highest acts first; ties go to the higher SPD, then to the first by name. A pilot with First Strike adds 2 on turn 1.',
  '12 attacks':
    'In that order each squadron attacks once. The target is never chosen: it is the slowest living enemy in the cell, then the one with the lowest hull, then the first by name. The destroyed do not attack any more; Miners and squadrons without ammo hold their fire.',
  '13 roll':
    'The matchup sets the die: d10 with the advantage, d4 against it, else d6, and always d6 from or at a carrier. Damage is die + ATK − DEF, never below 0; a Destroyer lowers DEF by 1. A squadron spends 1 ammo even if nothing gets through; Critical Eye is rolled only if something does.',
  '13 damage':
    'Hull is lost at once; at 0 the squadron is destroyed before it can answer. Bio-Armor takes 1 off the first damage of a turn; on a carrier Iron Will counts first, then the shield. Every attack of a Destroyer, even for 0, also costs each enemy next to the cell 1 hull, but nobody else in it.',
  '16 assault':
    'Point defense comes first: up to its value, attackers with hull 2 or less (4 with the upgrade) are destroyed, weakest first. The others then attack, fastest first, each with d6 + ATK − DEF of the carrier and 1 ammo. A carrier that is lost takes its docked squadrons with it.',
  '17.1 ready': 'Squadrons launched this turn become ready and can be given orders in the next COMMAND.',
  '17.2 action points':
    'Every squadron has its full AP again, 1 by default and 1 more for the one squadron with Rally Cry; what was not spent is not saved. Each may also intercept once again.',
  '17.3 abilities':
    'Gunships regain 1 hull, and so does any squadron with Regeneration; with both it is 2. Docked squadrons regain it too, and nobody goes above the maximum. With the refueling option, a squadron on or next to its carrier then takes fuel from the store of its side.',
  '17.4 hazards':
    'Squadrons on the grid suffer what is in their cell: radiation costs 1 hull, debris 1 hull on a 1 in 6, an ion storm 1 fuel. DEF does not help, carriers and docked squadrons are spared, and a destroyed squadron is removed at once.',
  '17.5 jump drive':
    'Only in an escape: the drive gains 1 charge and needs 8 by default. A full drive wins at the check after this UPKEEP, not before, and not if the battle is lost by then.',
  '17.6 reinforcements':
    'Announced waves appear on free cells of their edge, from the middle outward, or around the find. Then each enemy carrier with room in its hangar has a 50% chance (Leviathan 70%) of a new squadron, but never more in all than the enemy has lost; with refueling it costs 1 fuel of the store, unless the setup has a number of its own for them.',
  '17.7 waves':
    'Each waiting wave with a trigger that is met is announced, with size and direction, and arrives in UPKEEP 6 of the next turn. Within a window of turns it is drawn turn by turn, and the last turn is certain. One distress beacon calls one wave.',
  '17.8 turn': 'Bookkeeping: the turn number goes up by 1, and Bio-Armor works again.',
  '18 after resolution':
    'The player loses with the last carrier (without carriers, with the last squadron), or stranded with an empty fuel store and no squadrons. The player wins if no enemy is left and no wave is sure to come. If both are true the loss counts; a full jump drive does not count here.',
  '18 after upkeep':
    'The same check once more, and now a full jump drive wins; a loss still goes before it. If nothing is decided after the last allowed turn, 40 by default, the battle is a draw, or won by the side that the option names.',
  '20 afterburner':
    'Once per battle a pilot with Afterburner ignores an attack that would do damage. By default that is the first one, without a question; with the option the side of the target decides after the roll. Splash of a Destroyer is not stopped by it.',
};
