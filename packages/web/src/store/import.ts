import { go } from '../route.svelte.ts';
import { openText } from '../share/link.ts';
import { toast } from '../shell/toast.svelte.ts';
import { words } from '../text/words.svelte.ts';
import { keepCombat } from './combats.ts';
import type { CombatRecord } from './db.ts';

/** All combats in one file: each a save of its own, as text, so that it is checked like any other. */
interface Bundle {
  frayCombats: 1;
  combats: { name: string; save: string }[];
}

export const bundleOf = (records: readonly CombatRecord[]): string =>
  JSON.stringify({
    frayCombats: 1,
    combats: records.map((record) => ({ name: record.name, save: JSON.stringify(record.save) })),
  } satisfies Bundle);

function readBundle(text: string): Bundle | undefined {
  try {
    const data = JSON.parse(text) as Partial<Bundle> | null;
    const whole = data?.frayCombats === 1 && Array.isArray(data.combats);
    return whole && data.combats?.every((one) => typeof one?.save === 'string' && typeof one.name === 'string')
      ? (data as Bundle)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Opens files one after the other; a broken one gets its sentence and changes nothing. */
export async function importFiles(files: readonly File[]): Promise<void> {
  const ids: string[] = [];
  for (const file of files) {
    const text = await file.text();
    const title = file.name.replace(/(\.fray)?\.json$/, '');
    const parts = readBundle(text)?.combats ?? [{ name: title, save: text }];
    for (const { name, save } of parts) {
      const opened = await openText(save);
      if (!opened.ok) {
        toast({ text: words.t.brokenFile(opened.why), bad: true });
        continue;
      }
      ids.push(await keepCombat({ game: opened.game, name, combat: opened.combat }));
    }
  }
  const [only] = ids;
  if (ids.length === 1 && only) go({ page: 'table', id: only });
  else if (ids.length) toast({ text: words.t.imported(ids.length) });
}
