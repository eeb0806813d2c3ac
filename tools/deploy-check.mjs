// `npm run deploy-check`: what docs/deploy.md says, tried here: deploy/nginx.conf in front of a Cuadra of its own, on loopback,
// and deploy/cuadra.service as systemd reads it. Apart from `npm test`: it needs Debian's nginx.
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, root } from './project.mjs';

ensureInstalled();
ensureBuilt();
become([join(root, 'tools', 'deploy', 'check.ts')], { cwd: root });
