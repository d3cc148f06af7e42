/**
 * The one place that turns fields into a multipart form (generated calls would send them as JSON).
 * What is undefined is left out; files come last, so that a server which reads in order knows the rest first.
 */
export function toFormData(fields: Record<string, string | number | Blob | undefined>): FormData {
  const form = new FormData();
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of given) if (value instanceof Blob) form.append(name, value);
  return form;
}
