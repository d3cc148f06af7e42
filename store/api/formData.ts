/**
 * Converts fields to a multipart form, because the generated endpoints would send them as JSON. Skips undefined fields.
 * A list becomes JSON, as OpenAPI defines it for multipart forms.
 * Appends files last, so that a server that parses the form as a stream has read the other fields before them.
 */
export function toFormData(fields: Record<string, string | number | Blob | readonly unknown[] | undefined>): FormData {
  const form = new FormData();
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) {
    if (!(value instanceof Blob)) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}
