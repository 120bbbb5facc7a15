/** Imports go one way only: engine <- games <- advisor, table <- cli, server, web. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Components that draw a tree call themselves.',
      severity: 'error',
      from: { pathNot: '[.]svelte$' },
      to: { circular: true },
    },
    {
      name: 'the-engine-needs-nothing',
      comment: 'The engine has no dependency at all; its tests may use the test tools.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/engine/src' },
    },
    {
      name: 'games-need-the-engine-and-schemas',
      severity: 'error',
      from: { path: '^packages/games/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^(packages/(engine|games)/src|node_modules/zod)' },
    },
    {
      name: 'a-table-needs-the-engine-games-hashes-and-schemas',
      severity: 'error',
      from: { path: '^packages/table/src', pathNot: '([.]test[.]ts$|/testing/)' },
      to: { pathNot: ['^packages/(engine|games|table)/src', 'node_modules/(@noble/hashes|zod)/'] },
    },
    {
      name: 'a-farm-needs-the-engine-and-postgresql',
      severity: 'error',
      from: { path: '^packages/farm/src', pathNot: '([.]test[.]ts$|/testing/)' },
      to: {
        pathNot: '^(packages/(engine|farm|postgres)/src|node_modules/(pg|@types/pg|pg-boss)/|node:)',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'postgresql-needs-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/postgres/src' },
      to: { path: '^packages/(?!postgres/)' },
    },
    {
      name: 'nobody-needs-a-farm-to-play',
      comment: 'Only commands that were asked for a farm load it.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(farm/|cli/src/(farm/|commands/(farm|worker)[.]ts))' },
      to: { path: '^packages/farm/' },
    },
    {
      name: 'a-game-knows-no-other-game',
      severity: 'error',
      from: { path: '^packages/games/src/([^/]+)/' },
      to: { path: '^packages/games/src/([^/]+)/', pathNot: '^packages/games/src/$1/' },
    },
    {
      name: 'programs-open-a-game-by-its-front-door',
      severity: 'error',
      from: {
        path: '^packages/(cli|web|advisor|table|server)/',
        pathNot: '^packages/advisor/(.*/tests/|.*[.]test[.]ts$)',
      },
      to: {
        path: '^packages/games/src/[^/]+/',
        pathNot: '^packages/games/src/[^/]+/(((setup|odds)/)?index|screen|form|about|about[.]de)[.]ts$',
      },
    },
    {
      name: 'the-terminal-knows-no-screen',
      severity: 'error',
      from: { path: '^packages/cli/', pathNot: '^packages/cli/src/(tables/|commands/(serve|tables)[.]ts)' },
      to: { path: '^packages/(web|server)/' },
    },
    {
      name: 'the-screen-knows-no-terminal',
      comment: 'What builds, serves and measures the site is no part of it.',
      severity: 'error',
      from: { path: '^packages/web/', pathNot: '^packages/web/([^/]+[.]ts$|src/browser/)' },
      to: { path: '^packages/(cli|server)/' },
    },
    {
      name: 'the-server-knows-no-program',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(advisor|cli|witness)/' },
    },
    {
      name: 'no-test-kit-in-programs',
      severity: 'error',
      from: { path: '^packages/(games|cli|table|server|web)/', pathNot: '([.](test|fixture)[.]ts$|/test(s|ing)?/)' },
      to: { path: '^packages/engine/src/testkit' },
    },
    {
      name: 'a-witness-knows-no-game',
      comment:
        'A second opinion is written from the rules alone: what it shares with a game, it would share its mistakes with.',
      severity: 'error',
      from: { path: '^packages/witness/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { pathNot: '^packages/witness/' },
    },
    {
      name: 'nobody-needs-a-witness',
      severity: 'error',
      from: { pathNot: '^packages/witness/' },
      to: { path: '^packages/witness/' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
