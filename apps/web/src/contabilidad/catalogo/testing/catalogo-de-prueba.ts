// Small charts for the tests: one account a line, as `code type name`, and random ones in which every account has its
// parent.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  ANCHOS_DE_CODIGO,
  flujoPorOmision,
  margenPorOmision,
  naturalezasAdmitidas,
  padreDe,
  type TipoDeCuenta,
} from '@cuadra/core/catalogo';
import fc from 'fast-check';

export function cuentasDe(texto: string): Cuenta[] {
  return texto
    .trim()
    .split('\n')
    .map((linea) => {
      const [idCuenta = '', tipo, ...nombre] = linea.trim().split(' ');
      return cuentaDe(idCuenta, tipo === 'D' ? 'D' : 'M', nombre.join(' '));
    });
}

/** Some codes of the last level, and everything they depend on. The ones nothing depends on are of detalle. */
export const catalogos: fc.Arbitrary<Cuenta[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 })))
  .map((ramas) => {
    const codigos = new Set(ramas.flatMap(([clase, pasos]) => rama(clase, pasos)));
    const padres = new Set([...codigos].map(padreDe));
    return [...codigos].sort().map((codigo) => {
      return cuentaDe(
        codigo,
        padres.has(codigo) ? 'M' : 'D',
        `Cuenta ${codigo.at(-1)} núm. ${codigo.length}`,
      );
    });
  });

function rama(clase: number, pasos: readonly number[]): string[] {
  const codigos = [String(clase)];
  for (const [indice, paso] of pasos.entries()) {
    const ancho = ANCHOS_DE_CODIGO[indice + 1] ?? 10;
    const padre = codigos[indice] ?? '';
    codigos.push(padre + String(paso).padStart(ancho - padre.length, '0'));
  }
  return codigos;
}

function cuentaDe(idCuenta: string, tipoCuenta: TipoDeCuenta, nombreCuenta: string): Cuenta {
  return {
    idCuenta,
    nombreCuenta,
    tipoCuenta,
    idParent: padreDe(idCuenta),
    naturaleza: naturalezasAdmitidas(idCuenta)[0] ?? 'deudora',
    estado: 'activa',
    flujo: flujoPorOmision(idCuenta, undefined),
    margen: margenPorOmision(idCuenta, undefined),
    saldoContrario: 'avisa',
    etiquetas: [],
    version: 1,
  };
}
