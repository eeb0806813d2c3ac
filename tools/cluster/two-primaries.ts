// Whether two primaries took writes, told from the writes alone.

export interface TakenWrite {
  readonly node: string;
  readonly timeline: number;
  readonly began: number;
  readonly ended: number;
}

export interface Verdict {
  readonly faults: readonly string[];
  taken(write: TakenWrite): void;
}

export function createVerdict(): Verdict {
  const faults: string[] = [];
  const owners = new Map<number, string>();
  let highest: TakenWrite | undefined;
  return {
    faults,
    taken(write) {
      const owner = owners.get(write.timeline) ?? write.node;
      owners.set(write.timeline, owner);
      if (owner !== write.node) faults.push(`${owner} y ${write.node} en la línea ${write.timeline}`);
      // One that was on its way when the other began to take may be read late: it counts only if it began after.
      if (highest !== undefined && write.timeline < highest.timeline && write.began > highest.ended)
        faults.push(`${write.node} en la línea ${write.timeline} después de ${highest.node}`);
      if (highest === undefined || write.timeline > highest.timeline) highest = write;
    },
  };
}
