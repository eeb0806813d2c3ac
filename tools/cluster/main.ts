import { findPrograms } from './programs.ts';
import { createCluster } from './cluster.ts';
import { killEverything } from './processes.ts';
const programs = findPrograms();
if (typeof programs === 'string') { console.log(programs); process.exit(0); }
process.on('exit', killEverything);
process.on('SIGINT', () => process.exit(1));
process.on('SIGTERM', () => process.exit(1));
const c = await createCluster(programs);
console.log(c.layout.folder);
await c.bringUp(console.log);
console.log(c.webUrl, await c.nodes[0]?.members());
setInterval(() => 0, 1000);
