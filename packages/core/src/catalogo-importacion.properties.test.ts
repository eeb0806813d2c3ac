// The import over any chart at all, not only the examples beside it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flujosAdmitidos,
  margenesAdmitidos,
  naturalezasAdmitidas,
  nivelDe,
  padreDe,
  siguienteCodigo,
} from './catalogo.ts';
import {
  type CuentaDelCatalogo,
  type FilaImportada,
  type PlanDeImportacion,
  planearImportacion,
} from './catalogo-importacion.ts';
import { escribirEtiquetas } from './etiquetas.ts';

const cuenta = (
  idCuenta: string,
  tipoCuenta: 'D' | 'M',
  estado: CuentaDelCatalogo['estado'] = 'activa',
  etiquetas: readonly string[] = [],
): CuentaDelCatalogo => ({
  idCuenta,
  nombreCuenta: `Cuenta ${idCuenta}`,
  tipoCuenta,
  naturaleza: naturalezasAdmitidas(idCuenta)[0] ?? 'deudora',
  estado,
  flujo: flujosAdmitidos(idCuenta).at(-1) ?? 'operacion',
  margen: margenesAdmitidos(idCuenta)[0] ?? null,
  etiquetas,
});

const fila = (
  linea: number,
  { etiquetas, ...base }: CuentaDelCatalogo,
  mas: Partial<FilaImportada> = {},
): FilaImportada => ({
  linea,
  ...base,
  margen: base.margen ?? '',
  etiquetas: escribirEtiquetas(etiquetas),
  idParent: padreDe(base.idCuenta) ?? '',
  ...mas,
});

/** Any coherent chart: each step hangs an account from one of mayor that already is there. */
const catalogos = fc
  .array(
    fc.record({
      de: fc.nat(),
      esMayor: fc.boolean(),
      estado: fc.constantFrom('activa', 'solo_sistema', 'bloqueada'),
      etiquetas: fc.subarray(['Cartera', 'Ñandú', 'Gastos fijos']),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((pasos) => {
    const hecho = new Map<string, CuentaDelCatalogo>();
    for (const { de, esMayor, estado, etiquetas } of pasos) {
      const mayores = [
        null,
        ...[...hecho.values()].filter(({ tipoCuenta }) => tipoCuenta === 'M').map(({ idCuenta }) => idCuenta),
      ];
      const nuevo = siguienteCodigo(mayores[de % mayores.length] ?? null, new Set(hecho.keys()));
      if (nuevo !== undefined) hecho.set(nuevo, cuenta(nuevo, esMayor ? 'M' : 'D', estado, etiquetas));
    }
    return [...hecho.values()];
  });

const enArchivo = (cuentas: readonly CuentaDelCatalogo[]) => cuentas.map((una, i) => fila(i + 2, una));

function aplicar(actual: readonly CuentaDelCatalogo[], { cambios }: PlanDeImportacion): CuentaDelCatalogo[] {
  const despues = new Map(actual.map((una) => [una.idCuenta, una]));
  for (const cambio of cambios) despues.set(cambio.cuenta.idCuenta, cambio.cuenta);
  return [...despues.values()];
}

describe('en cualquier catálogo', () => {
  it('importar lo que se exportó, en cualquier orden, no cambia nada', () => {
    fc.assert(
      fc.property(
        catalogos.chain((uno) => fc.tuple(fc.constant(uno), fc.shuffledSubarray(uno))),
        ([actual, filas]) => {
          expect(planearImportacion(enArchivo(filas), actual)).toEqual({
            cambios: [],
            iguales: filas.length,
            errores: [],
          });
        },
      ),
    );
  });

  it('un catálogo entero entra en uno vacío, en cualquier orden, y después ya es igual', () => {
    fc.assert(
      fc.property(
        catalogos.chain((uno) => fc.shuffledSubarray(uno, { minLength: uno.length })),
        (cuentas) => {
          const plan = planearImportacion(enArchivo(cuentas), []);
          expect(plan.errores).toEqual([]);
          expect(plan.cambios).toHaveLength(cuentas.length);
          expect(planearImportacion(enArchivo(cuentas), aplicar([], plan)).iguales).toBe(cuentas.length);
        },
      ),
    );
  });

  it('un plan sin errores deja siempre un catálogo coherente', () => {
    const filas = fc.array(
      fc.record({
        linea: fc.nat(),
        de: fc.nat(),
        tipoCuenta: fc.constantFrom('D', 'M', 'X'),
        naturaleza: fc.constantFrom('deudora', 'acreedora'),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(catalogos, filas, (actual, cambiadas) => {
        const archivo = cambiadas.map(({ de, tipoCuenta, naturaleza }, i) => {
          const { idCuenta } = actual[de % actual.length] ?? cuenta('1', 'M');
          const nuevo = de % 3 === 0 ? (siguienteCodigo(idCuenta, new Set()) ?? idCuenta) : idCuenta;
          return fila(i + 2, cuenta(nuevo, 'D'), { tipoCuenta, naturaleza });
        });
        const plan = planearImportacion(archivo, actual);
        if (plan.errores.length > 0) return;
        const despues = new Map(aplicar(actual, plan).map((una) => [una.idCuenta, una]));
        expect(despues.size).toBeGreaterThanOrEqual(actual.length);
        for (const { idCuenta, naturaleza } of despues.values()) {
          const padre = padreDe(idCuenta);
          expect(nivelDe(idCuenta)).toBeDefined();
          expect(naturalezasAdmitidas(idCuenta)).toContain(naturaleza);
          if (padre !== null) expect(despues.get(padre)?.tipoCuenta).toBe('M');
        }
      }),
      { numRuns: 500 },
    );
  });
});
