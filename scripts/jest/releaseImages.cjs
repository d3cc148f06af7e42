/** Makes the container images of the project `release`, and passes their names to the tests. */
module.exports = async () => {
  const { findObstacle, makeTestImages, PROXY_IMAGE, SHOP_IMAGE } = await import('../release/testImages.mjs');
  const obstacle = findObstacle();
  if (obstacle) throw new Error(`The release cannot be tested here: ${obstacle}.`);
  await makeTestImages();
  Object.assign(process.env, { PROXY_IMAGE, SHOP_IMAGE });
};
