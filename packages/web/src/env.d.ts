/// <reference types="svelte" />
/// <reference types="vite/client" />

declare const __FIRST_PRESETS__: Record<string, import('../site.ts').FirstPreset>;
