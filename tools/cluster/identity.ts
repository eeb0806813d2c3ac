// As whom the cluster runs: PostgreSQL refuses root, so root lends everything to the user of Debian's package.
import { execFileSync } from 'node:child_process';

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

export function clusterIdentity(): Identity {
  const ask = (option: string) =>
    Number(execFileSync('id', isRoot() ? [option, 'postgres'] : [option], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}
