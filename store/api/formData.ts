/**
 * Converts fields to a multipart form, because the generated endpoints would send them as JSON. Skips undefined fields.
 * Appends files last, so that a server that parses the form as a stream has read the other fields before them.
 */
export function toFormData(fields: Record<string, string | number | Blob | undefined>): FormData {
  const form = new FormData();
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}
