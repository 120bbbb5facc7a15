import './style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchRoute } from './route.svelte.ts';
import { lostLanguage, watchSettings } from './settings.svelte.ts';
import { watchHand } from './shell/hand.ts';
import { toast } from './shell/toast.svelte.ts';
import { watchVersion } from './shell/version.svelte.ts';
import { watchLanguage, words } from './text/words.svelte.ts';

watchSettings(() => toast({ text: words.t.settingsNotKept, bad: true }));
watchLanguage();
if (lostLanguage !== undefined) toast({ text: words.t.unknownLanguage(lostLanguage), bad: true });
watchRoute();
watchHand();
mount(App, { target: document.body });
// Offline is an extra: a browser that refuses it still plays.
watchVersion().catch((error: unknown) => console.info('No offline copy:', error));
