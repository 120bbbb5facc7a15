import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, WITH_ODDS } from './kit.ts';
import { setupAddress } from './links.ts';

const kit = browserKit(WITH_ODDS);

/** A small laptop with the bars of a browser, and a projector. */
const SIZES = [
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
];
const LOOKS = ['dark', 'light'].flatMap((theme) => ['normal', 'larger'].map((textSize) => ({ theme, textSize })));
/** Both themes and both sizes of text at both sizes of the window; the soak run looks at every combination. */
const CASES = SIZES.flatMap((size) =>
  LOOKS.map((look) => ({ ...look, ...size, name: `${size.width} x ${size.height}` })),
).filter(({ theme, textSize }) => process.env.FRAY_SCREENS === 'all' || (theme === 'dark') === (textSize === 'normal'));

/** Heroes who draw up to five cards. */
const reader = (name: string, cls: string) => ({ name, cls, type: 'hero', sub: 'young', life: 20, intellect: 5 });
const DUEL = {
  custom: [reader('Dorinthea, Quick Reader', 'warrior'), reader('Rhinar, Quick Reader', 'brute')],
  players: {
    A: { use: 'dorinthea', hero: 'dorinthea-quick-reader' },
    B: { use: 'rhinar', hero: 'rhinar-quick-reader' },
  },
};
/** Five cards each, three reactions among them, everything worn, something pitched. */
const REACTIONS = {
  link: {
    attack: 'dawnblade-resplendent',
    attacker: {
      hero: 'dorinthea-quicksilver-prodigy',
      hand: [
        'ironsong-response-red',
        'run-through-yellow',
        'driving-blade-yellow',
        'sharpen-steel-red',
        'sigil-of-solace-blue',
      ],
      weapons: ['dawnblade-resplendent'],
      equipment: ['ironrot-helm', 'blossom-of-spring', 'gallantry-gold', 'ironrot-legs'],
      arsenal: 'run-through-yellow',
      resources: 2,
    },
    defender: {
      hero: 'rhinar',
      hand: ['toughen-up-blue', 'dodge-blue', 'pack-hunt-red', 'clearing-bellow-blue', 'wrecker-romp-blue'],
      weapons: ['bone-basher'],
      equipment: ['bone-vizier', 'blossom-of-spring', 'ironhide-gauntlet', 'ironhide-legs'],
      resources: 2,
    },
  },
};

/** Starts with that setup by a link; the first player takes the device. */
async function begin(page: Page, setup: unknown): Promise<void> {
  await page.goto(`${kit.url}${await setupAddress('flesh-and-blood', setup)}`);
  await page.getByRole('button', { name: /^Start the fight/ }).click();
  await page.locator('[data-pass]').click();
}

const measure = (page: Page) =>
  page.evaluate(() => {
    const boxes = (what: string) =>
      [...document.querySelectorAll(what)].map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { what, left, top, right, bottom };
      });
    const [bar] = boxes('#choices');
    const [rail] = boxes('.rail');
    const cut = [...document.querySelectorAll('.fab .hero dl, .fab ol')].filter(
      (list) => list.scrollHeight > list.clientHeight + 1,
    );
    return {
      from: rail?.bottom ?? 0,
      to: bar?.top ?? 0,
      cards: boxes('.hand:not(.worn) > li'),
      worn: boxes('.worn > li'),
      clash: boxes('.fab > .clash'),
      heroes: boxes('.fab > .hero'),
      hand: boxes('.fab > .hand'),
      cut: cut.map((list) => list.textContent),
    };
  });

/** All of it between the rail and the bar, and nothing empty between the heroes or above the hand. */
async function isInSight(page: Page, cards: number): Promise<void> {
  const seen = await measure(page);
  expect(seen.cards).toHaveLength(cards);
  expect(seen.heroes).toHaveLength(2);
  expect(seen.clash).toHaveLength(1);
  expect(seen.cut).toEqual([]);
  const under = ({ top, bottom }: { top: number; bottom: number }) => top < seen.from || bottom > seen.to;
  const all = [...seen.cards, ...seen.worn, ...seen.clash, ...seen.heroes];
  expect(all.filter(under), `between ${seen.from} and ${seen.to}`).toEqual([]);
  const [[one, other], [clash], [hand]] = [seen.heroes, seen.clash, seen.hand];
  const gaps = [
    (clash?.left ?? 0) - (one?.right ?? 0),
    (other?.left ?? 0) - (clash?.right ?? 0),
    (hand?.top ?? 0) - (clash?.bottom ?? 0),
    (hand?.top ?? 0) - (one?.bottom ?? 0),
    (hand?.top ?? 0) - (other?.bottom ?? 0),
  ];
  for (const gap of gaps) expect(gap).toBeLessThanOrEqual(12);
}

test.each(CASES)(
  'Flesh and Blood on a laptop: five cards, the chain and both heroes are above the bar at $name, $theme, $textSize text',
  async ({ width, height, theme, textSize }) => {
    const page = await kit.open({ width, height }, { theme, textSize });
    await begin(page, DUEL);
    await page.locator('#choices [data-choice="pass"]').waitFor();
    await isInSight(page, 5);
    // An attack on the chain, and five cards to defend with.
    await page.locator('[data-card="dawnblade-resplendent"] button').click();
    await page.locator('.hand:not(.worn) [data-card] .fc:not([aria-disabled="true"])').first().click();
    await page.locator('[data-pass]').click();
    await page.locator('.verdict').waitFor();
    await page.locator('#choices [data-choice="take"]').waitFor();
    await isInSight(page, 5);
    // Reactions, with everything worn and a card in the arsenal.
    await begin(page, REACTIONS);
    await page.locator('#choices [data-choice="pass"]').click();
    await page.locator('[data-pass]').click();
    await page.locator('#choices [data-choice="react"]').waitFor();
    await isInSight(page, 5);
    await page.locator('#choices [data-choice="react"]').click();
    await page.locator('[data-pass]').click();
    await page.locator('#choices [data-choice="pass"]').waitFor();
    await isInSight(page, 5);
  },
);
