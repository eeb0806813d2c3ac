// `npm run cluster`: three PostgreSQL under Patroni, three etcd, HAProxy and three Cuadra on this machine, from the files of
// deploy/cluster; `-- prueba` breaks them one by one under load and looks at the books. It needs Debian's packages.
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, root } from './project.mjs';

ensureInstalled();
ensureBuilt();
become([join(root, 'tools', 'cluster', 'main.ts'), ...process.argv.slice(2)], { cwd: root });
