// The trial balance over HTTP against the same figures added up from the lines, and what a book ten times longer costs.
import { type Banco, enUnBanco } from './banco.ts';
import { detallar, informar, percentil } from './informe.ts';
import { crecerHasta } from './libro-grande.ts';
import { hoyEnGuatemala } from './partidas-de-prueba.ts';

const CHICO = 100_000;
const GRANDE = 1_000_000;
const VECES = 60;
const VECES_DE_SUMA = 7;

await enUnBanco(async (banco) => {
  const hasta = hoyEnGuatemala();
  // From the middle of a month to today: whole months and loose days, before the range and in it.
  const desde = Temporal.PlainDate.from(hasta).subtract({ months: 7 }).with({ day: 10 }).toString();
  await crecerHasta(banco.dueno, CHICO);
  const chico = await medirBalance(banco, desde, hasta);
  await crecerHasta(banco.dueno, GRANDE);
  const grande = await medirBalance(banco, desde, hasta);
  const suma = await medirSuma(banco, desde, hasta);
  const delApi = grande.debe;
  if (delApi !== suma.debe) throw new Error(`No son las mismas cifras: ${delApi} y ${suma.debe}`);

  informar({
    nombre: 'balance, 1,000,000 de líneas',
    propio: `HTTP ${grande.ms.toFixed(1)} ms`,
    referencia: `GROUP BY ${suma.ms.toFixed(0)} ms`,
    razon: suma.ms / grande.ms,
    meta: { min: 20 },
  });
  informar({
    nombre: 'balance, al crecer diez veces',
    propio: `1,000,000: ${grande.ms.toFixed(1)} ms`,
    referencia: `100,000: ${chico.ms.toFixed(1)} ms`,
    razon: grande.ms / chico.ms,
    meta: { max: 1.5 },
  });
  detallar(`medianas de ${VECES} peticiones y ${VECES_DE_SUMA} sumas; del ${desde} al ${hasta}`);
});

async function medirBalance({ pedir }: Banco, desde: string, hasta: string) {
  const ruta = `/api/contabilidad/balance-comprobacion?desde=${desde}&hasta=${hasta}`;
  const tiempos: number[] = [];
  let debe = 0;
  for (let vez = 0; vez < VECES; vez++) {
    const antes = performance.now();
    const respuesta = await pedir(ruta);
    const balance = (await respuesta.json()) as { totales?: { debe: number } };
    tiempos.push(performance.now() - antes);
    if (balance.totales === undefined) throw new Error(`HTTP ${respuesta.status}`);
    debe = balance.totales.debe;
  }
  return { ms: percentil(tiempos, 0.5), debe };
}

async function medirSuma({ dueno }: Banco, desde: string, hasta: string) {
  const tiempos: number[] = [];
  let debe = 0;
  for (let vez = 0; vez < VECES_DE_SUMA; vez++) {
    const antes = performance.now();
    const { rows } = await dueno.query<{ debe: string }>(
      `select id_cuenta, sum(debe - haber) filter (where fecha < $1) as inicial,
         coalesce(sum(debe) filter (where fecha >= $1), 0) as debe, coalesce(sum(haber) filter (where fecha >= $1), 0) as haber
       from linea where fecha <= $2 and agencia = any($3) group by id_cuenta`,
      [desde, hasta, ['01', '02', '03']],
    );
    tiempos.push(performance.now() - antes);
    debe = rows.reduce((suma, fila) => suma + Number(fila.debe), 0);
  }
  return { ms: percentil(tiempos, 0.5), debe };
}
