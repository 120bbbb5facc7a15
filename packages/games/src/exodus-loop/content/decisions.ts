/** Decisions that are no figure: where the rules are silent, what we made of it, and why. */
export const DECISIONS: readonly { section: string; decision: string; reason: string }[] = [
  {
    section: '7',
    decision:
      'The enemy deploys after the player, in as many rows at the top; a squadron launched early is ready on turn 1 and stays where it was put.',
    reason: 'Both sides deploy alike, and a trait that costs the first turn would be none.',
  },
  {
    section: '9',
    decision:
      'A ship is chosen, then its order; if a squadron would hold without an order, the player confirms before the turn is executed.',
    reason: 'Short lists, and nobody forgets a squadron.',
  },
  {
    section: '9',
    decision:
      'With two AP the routes of MOVE and ATTACK count as one route: it can be intercepted in the cells between.',
    reason: 'The squadron flies through them.',
  },
  {
    section: '10',
    decision:
      'The enemy orders in step 2 without seeing the orders of the player; what it launches appears at the end of step 2.',
    reason:
      'Its intents are decided there, after the launches of the player; a carrier that may only launch a turn later would never keep up.',
  },
  {
    section: '10',
    decision: 'A harvest comes in with the landings of step 5.',
    reason: 'Before shots fall, after everybody has moved.',
  },
  {
    section: '10',
    decision:
      'A landing that has become impossible (the carrier moved, was lost or is full) does not happen; the squadron stays.',
    reason: 'Orders are given before anybody moves.',
  },
  { section: '12', decision: 'Carriers take no part in the fight of a cell.', reason: 'They have their own step 7.' },
  {
    section: '15',
    decision: 'A Destroyer pierces the DEF of a carrier too, and its splash spreads from the cell it attacks from.',
    reason: 'It is an attack like any other, and a carrier may cover several cells.',
  },
  {
    section: '16',
    decision: 'A carrier that is lost takes its docked squadrons with it.',
    reason: 'Nothing can launch from a wreck.',
  },
  {
    section: '16',
    decision: 'A squadron that was launched this turn onto an enemy carrier attacks it from the next turn on.',
    reason: 'Launched squadrons fight back in a contested cell and do nothing else.',
  },
  {
    section: '18',
    decision:
      'With several carriers the battle is lost with the last one; a side that began without a carrier is lost with its last squadron.',
    reason: 'The rules know one carrier; this is the same for other forces.',
  },
  {
    section: '18',
    decision: 'Victory waits only for waves that are sure to come, not for a beacon or a find that may never happen.',
    reason: 'Otherwise a battle that is won could not end.',
  },
  {
    section: '20',
    decision: 'Ejection is rolled when the wreck is removed; a new level is reached at the end of the battle.',
    reason: 'Nothing inside a battle depends on it, and a new level would need a choice of perk.',
  },
  {
    section: '20',
    decision: 'Civilian ships of an escort mission carry the trait ESCORT.',
    reason: 'The table of morale tells them from other allies.',
  },
  {
    section: '22',
    decision: 'Bio-Armor softens any loss of hull, splash and hazards too; Spore Cloud reaches as far as splash.',
    reason: 'The same notion of damage and of adjacent everywhere.',
  },
  {
    section: '23',
    decision: 'Hazards act on squadrons, not on carriers.',
    reason: 'Their figures are made for the hulls of squadrons.',
  },
  {
    section: '24',
    decision:
      'Fog and sensors work for both sides; docked squadrons and orders of the other side are hidden in any case; how many enemies are unseen is known.',
    reason: 'A second person may play the enemy; a briefing tells the strength, not the place.',
  },
  {
    section: '24',
    decision:
      'Hidden below tier 3: fuel. Hidden below tier 4: behavior and aggression, except SUICIDAL, which shows in the ATK.',
    reason: 'Basic combat values are open at every tier.',
  },
  {
    section: '25',
    decision:
      'An enemy without fuel lands if it can; its carrier rearms what came home empty before it launches it again, and turns from Bombers within four cells.',
    reason: 'Otherwise it would launch and land the same squadron for ever.',
  },
  {
    section: '25',
    decision: 'A Miner that nobody threatens harvests.',
    reason: 'It has no ammo by nature, and would only ever retreat.',
  },
  {
    section: '25',
    decision: 'With nobody in sight an enemy flies straight ahead.',
    reason: 'The fog must end some time.',
  },
  {
    section: '26',
    decision:
      'A window of turns is drawn turn by turn; a wave is announced in UPKEEP 7 and arrives in UPKEEP 6 of the next turn.',
    reason: 'Nobody can know what is not drawn yet, and the warning comes one turn before.',
  },
  {
    section: '26',
    decision: 'Losses are counted in squadrons; an enemy that is nothing but carriers has lost when they are gone.',
    reason: 'A percentage of nothing would never be reached.',
  },
  {
    section: '26',
    decision:
      'Later boss waves come three turns after the one before, or when a beacon calls; decisively means twice the hull.',
    reason: 'The table gives turn 6 for the first only.',
  },
  {
    section: 'Correction 1',
    decision:
      'Refueling happens in UPKEEP 3, in the order of the roster; docked squadrons wait for REARM, which gives only ammo when the store is empty, and a carrier with an empty store gets no new squadron.',
    reason: 'All carriers of a side share one store, and every squadron that flies or fights needs some of it.',
  },
  {
    section: 'Correction 1',
    decision: 'Where squadrons draw on it, the fuel store of the other side is hidden.',
    reason: 'It would tell how full the tanks are, which only good sensors read.',
  },
  {
    section: 'Correction 3',
    decision:
      'No policy orders ATTACK on its own cell, an attack that cannot hurt unless into the cell of its own carrier, or its last armed squadron to where every roll destroys it.',
    reason: 'DEFEND gives the same ATK and DEF besides; the others only lose a squadron.',
  },
  {
    section: 'Correction 3',
    decision:
      'The bot plays the player as a convoy: deployed in one cell at the front, dug in when the enemy can come, on when it cannot.',
    reason: 'Section 25 says nothing of the player; enemies that come one by one meet the whole convoy at once.',
  },
];
