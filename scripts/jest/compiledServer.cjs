/** Tests start the compiled server and its database thread: both are compiled from the sources as they are now. */
module.exports = async () => {
  const { compileServer, compileTestPrograms } = await import('../build/server.mjs');
  const { isServerUpToDate } = await import('../lib/buildHash.mjs');
  if (!isServerUpToDate()) await compileServer();
  await compileTestPrograms();
};
