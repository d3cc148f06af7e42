/*
 * Runs before every script (`node --require`), on whatever Node there is: nothing here may be newer than ES5.
 */
var needed = 20;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    'Spa Summit needs Node ' +
      needed +
      ' or later, and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
