// `npm run schema`: writes docs/schema.md from a migrated PostgreSQL.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps/server/src/platform/database/schema/write.ts')], { cwd: root });
