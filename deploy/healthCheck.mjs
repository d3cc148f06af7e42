/** Exits with code 0 if the server responds. The container's HEALTHCHECK runs it, because the image has no curl. */
const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`);
process.exitCode = response.ok ? 0 : 1;
