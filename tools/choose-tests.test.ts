import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Chosen {
  readonly unit: readonly string[];
  readonly browser: readonly string[];
  readonly unknown: readonly string[];
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { chooseTests }: { chooseTests: (wanted: readonly string[], from: string) => Chosen } = await import(
  new URL('choose-tests.mjs', import.meta.url).href
);
const choose = (...wanted: string[]) => chooseTests(wanted, root);

it('una palabra elige los archivos que la llevan en su ruta, con o sin mayúsculas', () => {
  const { unit, browser, unknown } = choose('Perfil.Spec');
  expect([unit, browser, unknown]).toEqual([[], ['e2e/perfil.spec.ts'], []]);
  expect(choose('Tidy.test')).toEqual({ unit: ['tools/tidy.test.ts'], browser: [], unknown: [] });
});

it('una palabra puede elegir pruebas de las dos clases', () => {
  const { unit, browser } = choose('acceso');
  expect(unit).toContain('apps/server/src/acceso/permisos.test.ts');
  expect(browser).toContain('e2e/acceso.spec.ts');
});

it('una ruta que existe elige lo que está en ella, vista desde donde se escribe', () => {
  const desdeTools = chooseTests(['tidy.test.ts', join(root, 'e2e', 'juego.spec.ts')], join(root, 'tools'));
  expect(desdeTools).toEqual({ unit: ['tools/tidy.test.ts'], browser: ['e2e/juego.spec.ts'], unknown: [] });
  expect(choose('packages/core').unit.every((file) => file.startsWith('packages/core/'))).toBe(true);
  expect(choose('./e2e').unit).toEqual([]);
});

it('lo que no es de ninguna prueba se dice, y no se da por bueno', () => {
  expect(choose('tidy', 'nada-se-llama-así').unknown).toEqual(['nada-se-llama-así']);
  const { status, stderr } = spawnSync(process.execPath, [
    join(root, 'tools', 'test.mjs'),
    'nada-se-llama-así',
  ]);
  expect(status).toBe(1);
  expect(stderr.toString('utf8')).toContain('Ninguna prueba corresponde a «nada-se-llama-así».');
});
