// The financial statements over HTTP, on a book and on one ten times longer: they are made of stored balances, so the
// length of the history must not show.
import { type Banco, enUnBanco } from './banco.ts';
import { sumarContrapartidas } from './contrapartidas.ts';
import { detallar, informar, percentil } from './informe.ts';
import { crecerHasta } from './libro-grande.ts';
import { hoyEnGuatemala } from './partidas-de-prueba.ts';

const CHICO = 100_000;
const GRANDE = 1_000_000;
const VECES = 40;

/** Each with the most that may be asked of it; and a range whose ends are as far as can be from a whole month and year. */
const TODAS = 'columnas=mes,acumulado,mes-anterior,anio-anterior,variacion';
const pedidos = {
  'balance general': `balance-general?${TODAS}`,
  'estado de resultados': `estado-de-resultados?${TODAS}`,
  comprobación: 'balance-de-comprobacion?conCero=true',
  'comprobación a mitad de año': `balance-de-comprobacion?conCero=true&${aMitadDeAnio()}`,
  'flujo de efectivo': `flujo-de-efectivo?forma=indirecto&${TODAS}`,
  'flujo directo': `flujo-de-efectivo?forma=directo&${TODAS}`,
  patrimonio: 'cambios-en-el-patrimonio?columnas=anio-anterior',
  'balance por agencia': 'balance-general?por=agencia',
} as const;

function aMitadDeAnio(): string {
  const anioPasado = Number(hoyEnGuatemala().slice(0, 4)) - 1;
  return `desde=${anioPasado}-05-16&fecha=${anioPasado}-07-16`;
}

await enUnBanco(async (banco) => {
  await crecerHasta(banco.dueno, CHICO);
  await sumarContrapartidas(banco.dueno);
  const chico = await medirTodos(banco);
  await crecerHasta(banco.dueno, GRANDE);
  await sumarContrapartidas(banco.dueno);
  const grande = await medirTodos(banco);
  for (const [nombre, ms] of grande) {
    const antes = chico.get(nombre) ?? Number.NaN;
    informar({
      nombre: `${nombre}, × 10`,
      propio: `1,000,000: ${ms.toFixed(1)} ms`,
      referencia: `100,000: ${antes.toFixed(1)} ms`,
      razon: ms / antes,
      meta: { max: 1.5 },
    });
  }
  detallar(`medianas de ${VECES} peticiones, al ${hoyEnGuatemala()}`);
});

async function medirTodos(banco: Banco): Promise<Map<string, number>> {
  const medidos = new Map<string, number>();
  for (const [nombre, ruta] of Object.entries(pedidos)) medidos.set(nombre, await medir(banco, ruta));
  return medidos;
}

async function medir({ pedir }: Banco, ruta: string): Promise<number> {
  const tiempos: number[] = [];
  for (let vez = 0; vez < VECES; vez++) {
    const antes = performance.now();
    const conFecha = ruta.includes('fecha=') ? ruta : `${ruta}&fecha=${hoyEnGuatemala()}`;
    const respuesta = await pedir(`/api/contabilidad/estados-financieros/${conFecha}`);
    const { pruebas } = (await respuesta.json()) as { pruebas?: { cuadra: boolean }[] };
    tiempos.push(performance.now() - antes);
    if (pruebas === undefined) throw new Error(`HTTP ${respuesta.status}: ${ruta}`);
  }
  return percentil(tiempos, 0.5);
}
