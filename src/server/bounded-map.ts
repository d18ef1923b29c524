interface Entry<Value> {
  value: Value;
  bytes: number;
}

/** A map that weighs what it holds: beyond `maxBytes` what was set longest ago goes. */
export class BoundedMap<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Value | undefined {
    return this.entries.get(key)?.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }
}
