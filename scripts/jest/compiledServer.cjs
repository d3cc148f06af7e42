/** Compiles the server and the test programs from the current sources, because tests start them as processes. */
module.exports = async () => {
  const { compileServer, compileTestPrograms } = await import('../build/server.mjs');
  const { isServerUpToDate } = await import('../lib/buildHash.mjs');
  if (!isServerUpToDate()) await compileServer();
  await compileTestPrograms();
};
