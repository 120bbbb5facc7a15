import type { Catalog } from '../text/words.svelte.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** A moment as people say it: minutes ago, the time of today, the day. */
export function when(moment: number, now: number, t: Pick<Catalog, 'justNow' | 'ago'>, language: string): string {
  const minutes = Math.floor((now - moment) / MINUTE);
  if (minutes < 1) return t.justNow;
  if (minutes < 60) return t.ago(minutes);
  const date = new Date(moment);
  const days = Math.round((midnight(now) - midnight(moment)) / DAY);
  if (days === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day');
  if (days === 0) return date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  if (now - moment < 6 * DAY) return date.toLocaleDateString(language, { weekday: 'long' });
  return date.toLocaleDateString(language, { day: 'numeric', month: 'short' });
}
