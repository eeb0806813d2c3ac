import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { changelog } from './apps/web/build/changelog.ts';
import { iconSets } from './apps/web/build/icon-sets.ts';

/** However busy the machine; what hangs is told all the same. */
const SIN_PRISA_MS = 60_000;

/** Each takes as long as dozens of the others: the last to begin would be waited for by idle cores. */
const LARGAS = [
  'main',
  'respaldar',
  'federacion/mudanza/mover',
  'federacion/mudanza/mover-interrumpido',
  'federacion/ordenes/ordenes',
  'contabilidad/libro/caidas',
  'administracion/exportacion/ida-y-vuelta',
  'administracion/practica/practica-de-verdad',
  'entrada-hostil',
  'fuzz',
  'acceso/permisos',
  'platform/sheets/hojas-hostiles',
  'verificar',
].map((nombre) => `apps/server/src/${nombre}.test.ts`);

class LargasPrimero extends BaseSequencer {
  override async sort(pruebas: TestSpecification[]): Promise<TestSpecification[]> {
    const lugar = ({ moduleId }: TestSpecification) => LARGAS.findIndex((una) => moduleId.endsWith(una));
    const [largas, demas] = [true, false].map((esLarga) =>
      pruebas.filter((prueba) => lugar(prueba) >= 0 === esLarga),
    );
    const enOrden = (largas ?? []).toSorted((a, b) => lugar(a) - lugar(b));
    return [...enOrden, ...(await super.sort(demas ?? []))];
  }
}

/** The modules that the build of the web makes. */
const made = [iconSets(), changelog()];

export default defineConfig({
  test: {
    // One more than the cores: the longest tests mostly wait for processes that they start.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LargasPrimero },
    projects: [
      {
        plugins: made,
        test: {
          name: 'unit',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: SIN_PRISA_MS,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/clusters.setup.ts'],
          testTimeout: 5 * SIN_PRISA_MS,
          hookTimeout: 5 * SIN_PRISA_MS,
          expect: { poll: { timeout: 4 * SIN_PRISA_MS } },
        },
      },
      {
        plugins: made,
        test: {
          name: 'web',
          isolate: false,
          include: ['apps/web/src/**/*.test.ts', 'apps/web/build/**/*.test.ts'],
          testTimeout: SIN_PRISA_MS,
        },
      },
      {
        // What a component does when it is used, in a document without a browser: no layout, no styles.
        plugins: made,
        test: {
          name: 'componentes',
          isolate: false,
          environment: 'happy-dom',
          include: ['apps/web/src/**/*.test.tsx'],
          testTimeout: SIN_PRISA_MS,
          setupFiles: ['apps/web/src/ui/testing/componentes.setup.ts'],
        },
      },
    ],
  },
});
