import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { Finger, type Hands, Keys } from './hands.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE, WITH_ODDS } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

/** Presses and hand-overs of one device, from the first prompt on. */
class Device {
  readonly hands: Hands;
  handOvers = 0;

  constructor(hands: Hands) {
    this.hands = hands;
  }
  get taps(): number {
    return this.hands.presses;
  }
  press(what: string): Promise<void> {
    return this.hands.press(what);
  }
  /** A card of the hand, or what lies beside it. */
  card(id: string): Promise<void> {
    return this.press(`[data-card="${id}"] button`);
  }
  choose(what: string): Promise<void> {
    return this.press(`#choices [data-choice="${what}"]`);
  }
  /** Somebody takes it. */
  async take(seat: string): Promise<void> {
    await this.press(`[data-pass="${seat}"]`);
    this.handOvers++;
  }
  /** Called out loud while the phone lies between them: nobody takes it. */
  aloud(seat: string): Promise<void> {
    return this.press(`[data-aloud="${seat}"]`);
  }
}
const lives = async (page: Page): Promise<number[]> =>
  (await page.locator('.score b').allInnerTexts()).map((life) => Number(life));

/** The same turn in 0.4.0, with the same decisions: every press of a button counted, faces of dice none. */
const BEFORE = { taps: 21, handOvers: 6 };

const WAYS = [
  ['by tapping', PHONE, Finger],
  ['by keyboard alone', LAPTOP, Keys],
] as const;
test.each(WAYS)(
  'a turn with go again on one device, %s, takes at most half the taps of 0.4.0 and two hand-overs',
  async (how, size, Player) => {
    const page = await kit.open(size, {}, { dice: 2 });
    await startPreset(page, 'flesh-and-blood', 'Ira against Bravo');
    await new Player(page).press('[data-pass="A"]');
    const device = new Device(new Player(page));
    await device.card('bittering-thorns-yellow');
    await device.card('whirling-mist-blossom-yellow');
    // Bravo takes it, and says so; nothing that only one of them may know is on screen.
    const between = page.locator('main.pass');
    expect(await between.innerText()).toContain('Bittering Thorns');
    expect(await between.innerText()).not.toMatch(/Lunging Press|Reinforce the Line/);
    if (Player === Finger) expect(await faultsOf(page)).toEqual([]);
    await device.aloud('B');
    // Ira could react with Lunging Press: the next attack passes here instead.
    await device.card('whirling-mist-blossom-yellow');
    await device.take('B');
    await device.card('grind-them-down-blue');
    await device.choose('defend');
    await device.take('A');
    await device.choose('end turn');
    await device.choose('pass');
    await page.locator('[data-pass="B"]').waitFor();
    console.info(`a turn with go again ${how}: ${device.taps} presses, ${device.handOvers} hand-overs`);
    await page.locator('[data-pass="B"]').click();
    expect(await lives(page)).toEqual([20, 16]);
    expect(device.handOvers).toBeLessThanOrEqual(2);
    expect(device.taps).toBeLessThanOrEqual(BEFORE.taps / 2);
    expect(device.handOvers).toBeLessThan(BEFORE.handOvers / 2);
  },
);

test('a weapon attack that nobody answers costs no hand-over: 0.4.0 had four', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'flesh-and-blood', 'Dorinthea against Rhinar');
  await page.locator('[data-pass="A"]').click();
  const device = new Device(new Finger(page));
  await device.card('dawnblade-resplendent');
  await device.card('sigil-of-solace-blue');
  await device.aloud('B');
  await device.choose('pass');
  // Dorinthea still holds it, and goes on.
  await page.locator('main.table[data-step]').waitFor();
  expect(await lives(page)).toEqual([20, 18]);
  expect(device.handOvers).toBe(0);
});

test('the whole hand is visible while defenders are chosen, they count at once, and a card that cannot defend says why', async () => {
  for (const size of [PHONE, LAPTOP]) {
    const page = await kit.open(size, WITH_ODDS);
    await startPreset(page, 'flesh-and-blood', 'Dorinthea against Rhinar');
    await page.locator('[data-pass="A"]').click();
    await page.locator('[data-card="dawnblade-resplendent"] button').click();
    await page.locator('[data-card="driving-blade-yellow"] button').click();
    await page.locator('[data-pass="B"]').click();
    const rows = page.locator('.hand:not(.worn) > li');
    await rows.nth(3).waitFor();
    const bar = (await page.locator('#choices').boundingBox())?.y ?? 0;
    for (const row of await rows.all()) {
      const box = await row.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
    }
    // Nothing is chosen yet: what helps waits with its reason.
    const defend = page.locator('#choices [data-choice="defend"]');
    expect(await defend.isDisabled()).toBe(true);
    await page.locator('[data-card="pack-hunt-red"] button').click();
    await expect.poll(() => defend.innerText()).toMatch(/Defend for 3/);
    expect(await page.locator('.verdict').innerText()).toMatch(/Blocked[\s\S]*No block: 18 life/);
    if (size === PHONE) expect(await faultsOf(page)).toEqual([]);
    const dodge = page.locator('[data-card="dodge-blue"] button');
    expect(await dodge.getAttribute('aria-disabled')).toBe('true');
    expect(await dodge.innerText()).toContain('reaction only');
    // What harms is outlined, the filled button helps.
    expect(await page.locator('#choices .choice--primary').count()).toBe(1);
    expect(await page.locator('#choices [data-choice="take"]').innerText()).toMatch(/No block[\s\S]*20 → 18/);
    await page.context().close();
  }
});
