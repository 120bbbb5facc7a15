import { HERE, siteConfig } from './site.ts';

/** For `vite` by hand; `tsx build.ts` also tells Home the first presets. */
export default siteConfig({ firsts: {}, presets: {} }, `${HERE}dist`);
