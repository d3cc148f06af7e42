/*
 * Exits with an error message if Node is older than version 20. Loaded before every script with `node --require`.
 * Written in ES5, so that any version of Node can run it.
 */
var needed = 20;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    'Spa Summit needs Node ' +
      needed +
      ' or later, but this is Node ' +
      process.versions.node +
      '. Install a newer version from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
