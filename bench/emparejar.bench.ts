// The pairing of a bank's lines with those of the books, 20,000 of each: how long, against half as many (twice the lines must not be four
// times the work) and against the limit; in a usual year and in what would be worst for it. And how good it is, against one that
// looks at the amount alone, on sets whose truth is known. Times are of processor.

import type { LineaPorCruzar, MovimientoPorCruzar } from '../packages/core/src/bancos/cruce.ts';
import { emparejar } from '../packages/core/src/bancos/emparejar.ts';
import { conjuntoEtiquetado } from '../packages/core/src/bancos/testing/conjunto-etiquetado.ts';
import { emparejarSinCuidado } from '../packages/core/src/bancos/testing/emparejar-sin-cuidado.ts';
import { medirCruces } from '../packages/core/src/bancos/testing/medir-cruces.ts';
import { centavos } from '../packages/core/src/dinero.ts';
import { detallar, informar, percentil } from './informe.ts';

const LINEAS = Number(process.env.LINEAS ?? 20_000);
const VUELTAS = Number(process.env.VUELTAS ?? 5);
const SEMILLAS = Array.from({ length: Number(process.env.SEMILLAS ?? 20) }, (_, n) => n + 1);
const LIMITE_MS = 10_000;
const opciones = { ventanaDias: 10, rechazados: new Set<string>() };

interface Lados {
  readonly lineas: readonly LineaPorCruzar[];
  readonly movimientos: readonly MovimientoPorCruzar[];
}

medirTiempo('un año como cualquiera', (cuantas) => conjuntoEtiquetado(1, cuantas));
medirTiempo('todas del mismo monto', (cuantas) => lados(cuantas, () => ({ cantidad: 50_000 })));
medirTiempo('del mismo monto y texto', (cuantas) =>
  lados(cuantas, (n) => ({ cantidad: 50_000, dia: n % 300, texto: 'DEPOSITO EN EFECTIVO' })),
);
medirTiempo('todas con el mismo número', (cuantas) =>
  lados(cuantas, (n) => ({ cantidad: 10_000 + n, numero: '4512' })),
);
medirTiempo('ninguna coincide', (cuantas) =>
  lados(cuantas, (n, lado) => ({ cantidad: 2 * (10_000 + n * 37) + lado })),
);
medirTiempo('partidas de la misma suma', (cuantas) =>
  lados(cuantas, (n, lado) =>
    lado === 0 ? { cantidad: 20_000 } : { cantidad: 10_000, partida: `p${n >> 1}` },
  ),
);
medirAcierto();

function medirTiempo(nombre: string, hacer: (cuantas: number) => Lados): void {
  const [mitad, entero] = [hacer(LINEAS / 2), hacer(LINEAS)];
  const tiempos: [number[], number[]] = [[], []];
  for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
    tiempos[0].push(cronometrar(mitad));
    tiempos[1].push(cronometrar(entero));
  }
  const [deMitad, deEntero] = [percentil(tiempos[0], 0.5), percentil(tiempos[1], 0.5)];
  informar({
    nombre: `${nombre}, × 2`,
    propio: `${LINEAS.toLocaleString('es-GT')}: ${deEntero.toFixed(0)} ms`,
    referencia: `${(LINEAS / 2).toLocaleString('es-GT')}: ${deMitad.toFixed(0)} ms`,
    razon: deEntero / deMitad,
    meta: { max: 3 },
  });
  informar({
    nombre: `${nombre}, contra el límite`,
    propio: `${entero.lineas.length} × ${entero.movimientos.length}`,
    referencia: `${LIMITE_MS / 1_000} s`,
    razon: deEntero / LIMITE_MS,
    meta: { max: 1 },
  });
}

/** What it worked, not what it waited: on a machine that does other things the clock measures those. */
function cronometrar({ lineas, movimientos }: Lados): number {
  const antes = process.cpuUsage();
  emparejar(lineas, movimientos, opciones);
  const { user, system } = process.cpuUsage(antes);
  return (user + system) / 1_000;
}

interface Dicho {
  readonly cantidad: number;
  readonly dia?: number;
  readonly numero?: string;
  readonly texto?: string;
  readonly partida?: string;
}

function lados(cuantas: number, decir: (n: number, lado: 0 | 1) => Dicho): Lados {
  const fecha = (dia: number) => new Date(Date.UTC(2026, 0, 1 + dia)).toISOString().slice(0, 10);
  const uno = (n: number, lado: 0 | 1) => {
    const { cantidad, dia = n % 30, numero = null, texto = '', partida = null } = decir(n, lado);
    return { comun: { fecha: fecha(dia), monto: centavos(cantidad) }, numero, texto, partida };
  };
  return {
    lineas: Array.from({ length: cuantas }, (_, n) => {
      const { comun, numero, texto } = uno(n, 0);
      return { id: `b${n}`, ...comun, texto, referencia: numero, tipo: null };
    }),
    movimientos: Array.from({ length: cuantas }, (_, n) => {
      const { comun, numero, texto, partida } = uno(n, 1);
      return { id: `l${n}`, ...comun, concepto: texto, documento: numero, partida };
    }),
  };
}

function medirAcierto(): void {
  const medidas = SEMILLAS.map((semilla) => {
    const conjunto = conjuntoEtiquetado(semilla);
    const { lineas, movimientos } = conjunto;
    return {
      nuestra: medirCruces(conjunto, emparejar(lineas, movimientos, opciones).automaticos),
      ajena: medirCruces(conjunto, emparejarSinCuidado(lineas, movimientos, opciones.ventanaDias)),
    };
  });
  const porCiento = (valor: number) => `${(100 * valor).toFixed(2)} %`;
  for (const figura of ['precision', 'exhaustividad'] as const) {
    const peor = Math.min(...medidas.map(({ nuestra }) => nuestra[figura]));
    const suya = Math.min(...medidas.map(({ ajena }) => ajena[figura]));
    informar({
      nombre: `${figura}, la peor de ${SEMILLAS.length}`,
      propio: porCiento(peor),
      referencia: `por monto solo: ${porCiento(suya)}`,
      razon: peor,
      meta: { min: figura === 'precision' ? 1 : 0.85 },
    });
  }
  detallar(
    `exhaustividad de cada semilla: ${medidas.map(({ nuestra }) => porCiento(nuestra.exhaustividad)).join(', ')}`,
  );
}
