/* global process, console */
// Runs before every program of ours and imports nothing, so that an old Node gets a sentence and not a syntax error.
var floor = require('../../package.json').engines.node.replace('>=', '');
var wanted = floor.split('.').map(Number);
var given = process.versions.node.split('.').map(Number);
if (given[0] < wanted[0] || (given[0] === wanted[0] && given[1] < wanted[1])) {
  console.error(
    'Node ' +
      floor +
      ' ya da yenisi gerekir; bu makinede ' +
      process.versions.node +
      ' var. nodejs.org adresinden kurun.\n' +
      'Node ' +
      floor +
      ' or newer is needed; this machine has ' +
      process.versions.node +
      '.',
  );
  process.exit(1);
}
