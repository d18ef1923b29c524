/** The fields of a JSON body, read from a copy so that the request can be passed on; none when it holds no object. */
export async function readFields(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = await request.clone().json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
