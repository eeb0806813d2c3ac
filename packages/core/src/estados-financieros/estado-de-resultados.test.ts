import { describe, expect, it } from 'vitest';
import { type Margen, margenes, margenPorOmision, naturalezasAdmitidas } from '../catalogo.ts';
import { CERO, centavos, opuesto } from '../dinero.ts';
import { cifrasDePrueba } from '../testing/cifras.ts';
import { armarEstado } from './armar.ts';
import type { Cifras } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import { planPorPeriodo } from './columnas.ts';
import type { Definicion } from './definicion.ts';
import { porMargenes, productosYGastos } from './estado-de-resultados.ts';

const margenesDePrueba: Readonly<Record<string, Margen>> = {
  601: 'financiero',
  603: 'otros',
  701: 'financiero',
  706: 'administracion',
};

const catalogo = ['508101', '601101', '603102', '701101', '706105', '711101'].map(
  (idCuenta): CuentaDelCatalogo => ({
    idCuenta,
    nombreCuenta: idCuenta,
    tipoCuenta: 'D',
    naturaleza: naturalezasAdmitidas(idCuenta)[0] ?? 'deudora',
    flujo: 'operacion',
    margen: margenesDePrueba[idCuenta.slice(0, 3)] ?? margenPorOmision(idCuenta, null),
  }),
);

/** «601101 -900» moved 9.00 to its haber; with a third figure, so much of that was of the partida de cierre. */
function cifrasDe(...lineas: string[]): Map<string, Cifras> {
  return new Map(
    lineas.map((linea) => {
      const [idCuenta = '', final, delCierre = '0'] = linea.split(' ');
      const neto = centavos(Number(delCierre));
      const cierre = neto > 0 ? { debe: neto, haber: CERO } : { debe: CERO, haber: opuesto(neto) };
      return [idCuenta, cifrasDePrueba({ final: centavos(Number(final)), cierre })];
    }),
  );
}

function pruebasDe(definicion: Definicion, cifras: Map<string, Cifras>) {
  const plan = planPorPeriodo('movimiento', '2026-12-31', ['acumulado']);
  const cuentasDeCierre = { cuentaResultado: '508101', cuentaAcumulados: '507101' };
  const opciones = { niveles: { desde: 1, hasta: 6 }, conCero: false };
  return armarEstado(definicion, { catalogo, bases: [cifras], plan, cuentasDeCierre }, opciones).pruebas.map(
    ({ diferencia }) => diferencia,
  );
}

// 9.00 + 1.00 − 4.00 − 2.50 − 0.50 = 3.00
const SIN_CERRAR = cifrasDe('601101 -900', '603102 -100', '701101 400', '706105 250', '711101 50');
// The same year, with everything brought to zero against the result.
const CERRADO = cifrasDe(
  '601101 0 900',
  '603102 0 100',
  '701101 0 -400',
  '706105 0 -250',
  '711101 0 -50',
  '508101 -300 -300',
);

describe.each([
  ['por productos y gastos', productosYGastos],
  ['por márgenes', porMargenes(catalogo)],
])('el estado de resultados %s se prueba', (_, definicion) => {
  it('con lo que movieron sus cuentas y con el balance general, antes del cierre y después', () => {
    expect(pruebasDe(definicion, SIN_CERRAR)).toEqual([0, 0]);
    expect(pruebasDe(definicion, CERRADO)).toEqual([0, 0]);
  });

  it('un renglón que deja fuera una cuenta no lo pasa: faltan los 0.50 de la 711101', () => {
    const renglones = definicion.renglones.map((renglon) =>
      renglon.tipo === 'cuentas' && renglon.cuentas.some((inicio) => '711101'.startsWith(inicio))
        ? { ...renglon, cuentas: ['7011', '7061'] }
        : renglon,
    );
    expect(pruebasDe({ ...definicion, renglones }, SIN_CERRAR)).toEqual([50, 50]);
  });

  it('un cierre que no llevó al capital todo el resultado se dice, con cuánto: 3.00 − 2.00 = 1.00', () => {
    const corto = new Map([...CERRADO, ...cifrasDe('508101 -200 -200')]);
    expect(pruebasDe(definicion, corto)).toEqual([0, 100]);
  });
});

describe('los márgenes los dice el catálogo', () => {
  const cuentasDe = (propio: readonly CuentaDelCatalogo[]) =>
    Object.fromEntries(
      porMargenes(propio).renglones.flatMap((renglon) =>
        renglon.tipo === 'cuentas' && renglon.cuentas.length > 0 ? [[renglon.clave, renglon.cuentas]] : [],
      ),
    );
  const [modelo] = catalogo;
  const chico = (...lineas: string[]) =>
    lineas.flatMap((linea): CuentaDelCatalogo[] => {
      const [idCuenta = '', tipo, escrito] = linea.split(' ');
      const margen = margenes.find((uno) => uno === escrito) ?? null;
      return modelo === undefined
        ? []
        : [{ ...modelo, idCuenta, tipoCuenta: tipo === 'D' ? 'D' : 'M', margen }];
    });

  it('cada renglón toma las ramas enteras que son suyas, con el código que tengan', () => {
    const propio = chico(
      '6 M extraordinario',
      '605 M otros',
      '6051 M otros',
      '605101 D financiero',
      '605102 D financiero',
      '607 M servicios',
      '6071 M servicios',
      '607101 D servicios',
      '607102 D otros',
    );
    expect(cuentasDe(propio)).toEqual({
      'productos-financieros': ['605'],
      'productos-servicios': ['607101'],
      'otros-productos': ['607102'],
    });
  });

  it('una cuenta que pasa a otro margen cambia de renglón, no de resultado', () => {
    const movido = catalogo.map((una) =>
      una.idCuenta === '603102' ? ({ ...una, margen: 'financiero' } as const) : una,
    );
    expect(cuentasDe(movido)).toMatchObject({ 'productos-financieros': ['6'] });
    expect(cuentasDe(movido)).not.toHaveProperty('otros-productos');
    expect(pruebasDe(porMargenes(movido), SIN_CERRAR)).toEqual([0, 0]);
  });
});
