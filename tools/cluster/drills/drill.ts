// What every drill is: a way of breaking the cluster under load, and putting it back.
import type { Cluster } from '../cluster.ts';
import type { Load } from '../load.ts';

export interface DrillOptions {
  /** How many times what is done again and again. */
  readonly times: number | undefined;
  /** How long what is broken stays so. */
  readonly seconds: number;
}

export interface Stage {
  readonly cluster: Cluster;
  readonly load: Load;
  readonly options: DrillOptions;
}

export interface Drill {
  readonly name: string;
  readonly title: string;
  /** Nothing may fail or be sent again: what it does is done every week. */
  readonly unnoticed?: boolean;
  /** Why it cannot be done on this machine. */
  impossible?(): string | undefined;
  /** What it has to tell besides the figures of all. */
  run(stage: Stage): Promise<string | undefined>;
}
