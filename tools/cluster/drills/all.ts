// The drills, in the order in which they are done.
import { cutStandby } from './cut-standby.ts';
import type { Drill } from './drill.ts';
import { freezePrimary } from './freeze-primary.ts';
import { fullStandby } from './full-standby.ts';
import { killCuadra } from './kill-cuadra.ts';
import { killEtcd } from './kill-etcd.ts';
import { killPrimary } from './kill-primary.ts';
import { rollingRestart } from './rolling-restart.ts';
import { slowStandby } from './slow-standby.ts';
import { upgrade } from './upgrade.ts';

export const drills: readonly Drill[] = [
  killPrimary,
  freezePrimary,
  killCuadra,
  killEtcd,
  cutStandby,
  slowStandby,
  fullStandby,
  rollingRestart,
  upgrade,
];
