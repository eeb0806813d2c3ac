// `npm run check`: types and habits, in seconds. The rest of the proof is `npm test`.
import { ensureInstalled, fail, run, tool } from './project.mjs';

ensureInstalled();
const steps = [
  ['tipos (servidor, contrato, núcleo)', tool.tsc, ['-p', '.']],
  ['tipos (web)', tool.tsc, ['-p', 'apps/web']],
  ['tipos (pruebas de navegador)', tool.tsc, ['-p', 'e2e']],
  ['Biome', tool.biome, ['check', '--error-on-warnings', '.']],
  ['hábitos', tool.vitest, ['run', '--project', 'unit', '--reporter=dot', 'tools/tidy.test.ts']],
];
const failed = steps.filter(([, script, args]) => !run(script, args)).map(([name]) => name);
if (failed.length > 0) fail(`Revisión con fallos: ${failed.join(', ')}`);
